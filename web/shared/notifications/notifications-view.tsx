import { useInfiniteQuery } from "@tanstack/react-query";
import { Button } from "#ui/controls/buttons/button.tsx";
import { EmptyState } from "#ui/data/status/empty-state.tsx";
import { ShowMore } from "#ui/data/lists/show-more.tsx";
import { ListSkeleton } from "#ui/data/status/skeleton.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { PaneBody } from "#ui/layout/pane.tsx";
import { api, sentenceOf } from "#web/api/client.ts";
import { useChange } from "#web/api/use-change.ts";
import { type Audience, allNotificationsFor } from "./notifications.ts";
import { NotificationsList } from "./notifications-list.tsx";
import styles from "./notifications.module.css";

/** The page of everything a person was told in one of their apps. */
export function NotificationsView({ audience }: { audience: Audience }) {
  const { data, error, refetch, ...further } = useInfiniteQuery(allNotificationsFor(audience));
  const unread = data?.pages[0]?.unread ?? 0;
  return (
    <>
      <PageHeader
        title="Notifications"
        description={data && (unread ? `${unread} new` : "You’re all caught up")}
        actions={<ReadAll audience={audience} unread={unread} />}
      />
      <PaneBody>
        <div className={styles.page}>
          {error && (
            <EmptyState
              title="Couldn’t load your notifications"
              action={<Button onClick={() => void refetch()}>Try again</Button>}
            >
              {sentenceOf(error)}
            </EmptyState>
          )}
          {data && (
            <NotificationsList notifications={data.pages.flatMap(({ notifications }) => notifications)} />
          )}
          <ShowMore
            more={further.hasNextPage}
            busy={further.isFetchingNextPage}
            onMore={further.fetchNextPage}
          />
          {!data && !error && <ListSkeleton rows={6} label="Loading notifications" />}
        </div>
      </PaneBody>
    </>
  );
}

/** One press for all that is new. */
export function ReadAll({ audience, unread }: { audience: Audience; unread: number }) {
  const read = useChange({
    call: () => api.notifications.readAll({ body: { audience } }),
    toastKey: "read-all",
    stale: [["notifications"]],
  });
  if (unread === 0) return null;
  return (
    <Button busy={read.isPending} onClick={() => read.mutate()}>
      Mark all as read
    </Button>
  );
}
