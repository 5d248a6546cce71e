import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { Button } from "#ui/controls/button.tsx";
import { EmptyState } from "#ui/data/empty-state.tsx";
import { List, ListRow } from "#ui/data/list-row.tsx";
import { ListSkeleton } from "#ui/data/skeleton.tsx";
import { TimeAgo } from "#ui/data/time-ago.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { PaneBody } from "#ui/layout/pane.tsx";
import { api } from "#web/api/client.ts";

type Audience = "candidate" | "company";
export const notificationsFor = (audience: Audience) =>
  queryOptions({
    queryKey: ["notifications", audience],
    queryFn: () => api.notifications.list({ query: { audience, limit: 50 } }),
  });

/** What happened, newest first, with what is not read yet marked. */
export function NotificationsView({ audience }: { audience: Audience }) {
  const cache = useQueryClient();
  const { data } = useQuery(notificationsFor(audience));
  const after = () => cache.invalidateQueries({ queryKey: ["notifications"] });
  if (!data) return <ListSkeleton rows={6} label="Loading notices" />;
  return (
    <>
      <PageHeader
        title="Notices"
        description={data.unread ? `${data.unread} new` : "Nothing new"}
        actions={
          data.unread > 0 ? (
            <Button onClick={() => void api.notifications.readAll({ body: { audience } }).then(after)}>
              Mark all as read
            </Button>
          ) : undefined
        }
      />
      <PaneBody space="lg">
        {data.notifications.length === 0 && (
          <EmptyState title="No notices yet">
            When something happens that concerns you, it stands here.
          </EmptyState>
        )}
        <List label="Notices" divided>
          {data.notifications.map((notice) => (
            <ListRow
              key={notice.id}
              href={notice.url ?? undefined}
              unread={notice.state === "pending"}
              title={notice.title}
              text={notice.text}
              end={<TimeAgo at={notice.createdAt} />}
              lines={2}
            />
          ))}
        </List>
      </PaneBody>
    </>
  );
}
