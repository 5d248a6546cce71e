import { useQueryClient } from "@tanstack/react-query";
import type { Notification } from "#contract/notifications.ts";
import { EmptyState } from "#ui/data/empty-state.tsx";
import { List, ListRow } from "#ui/data/list-row.tsx";
import { TimeAgo } from "#ui/data/time-ago.tsx";
import { api } from "#web/api/client.ts";
import { noticesRead } from "./notices.ts";

interface NoticesListProps {
  notices: readonly Notification[];
  /** After one was opened. */
  onOpen?: () => void;
}

/** What happened, newest first, with what is not read yet marked; opening one marks it read. */
export function NoticesList({ notices, onOpen }: NoticesListProps) {
  const cache = useQueryClient();
  function open({ id, state }: Notification) {
    if (state === "pending")
      void api.notifications
        .read({ params: { id }, body: {} })
        .then(() => noticesRead(cache))
        // It stays marked as new, and can be opened again.
        .catch(() => {});
    onOpen?.();
  }
  if (notices.length === 0)
    return (
      <EmptyState title="No notices yet">
        When something happens that concerns you, it stands here.
      </EmptyState>
    );
  return (
    <List label="Notices" divided>
      {notices.map((notice) => (
        <ListRow
          key={notice.id}
          href={notice.url ?? undefined}
          onSelect={() => open(notice)}
          unread={notice.state === "pending"}
          title={notice.title}
          text={notice.text}
          end={<TimeAgo at={notice.createdAt} look="list" />}
          lines={2}
        />
      ))}
    </List>
  );
}
