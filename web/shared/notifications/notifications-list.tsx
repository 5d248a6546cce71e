import { useQueryClient } from "@tanstack/react-query";
import type { Notification } from "#contract/notifications.ts";
import { EmptyState } from "#ui/data/status/empty-state.tsx";
import { List, ListRow } from "#ui/data/lists/list-row.tsx";
import { TimeAgo } from "#ui/data/text/time-ago.tsx";
import { api } from "#web/api/client.ts";
import { notificationsRead } from "./notifications.ts";

interface NotificationsListProps {
  notifications: readonly Notification[];
  /** After one was opened. */
  onOpen?: () => void;
}

/** What happened, newest first, with what is not read yet marked; opening one marks it read. */
export function NotificationsList({ notifications, onOpen }: NotificationsListProps) {
  const cache = useQueryClient();
  function open({ id, state }: Notification) {
    if (state === "pending")
      void api.notifications
        .read({ params: { id }, body: {} })
        .then(() => notificationsRead(cache))
        // It stays marked as new, and can be opened again.
        .catch(() => {});
    onOpen?.();
  }
  if (notifications.length === 0)
    return <EmptyState title="No notifications yet">You’re all caught up.</EmptyState>;
  return (
    <List label="Notifications" divided>
      {notifications.map((notification) => (
        <ListRow
          key={notification.id}
          href={notification.url ?? undefined}
          onSelect={() => open(notification)}
          dotted
          unread={notification.state === "pending"}
          title={notification.title}
          text={notification.text}
          end={<TimeAgo at={notification.createdAt} look="list" />}
          lines={2}
        />
      ))}
    </List>
  );
}
