import { useInfiniteQuery } from "@tanstack/react-query";
import { Button } from "#ui/controls/buttons/button.tsx";
import { ShowMore } from "#ui/data/lists/show-more.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { PaneBody } from "#ui/layout/pane.tsx";
import { api } from "#web/api/client.ts";
import { useChange } from "#web/api/use-change.ts";
import { Loaded } from "#web/shared/lists/loaded.tsx";
import { type Audience, allNotificationsFor } from "./notifications.ts";
import { NotificationsList } from "./notifications-list.tsx";
import styles from "./notifications.module.css";

/** The page of everything a person was told in one of their apps. */
export function NotificationsView({ audience }: { audience: Audience }) {
  const all = useInfiniteQuery(allNotificationsFor(audience));
  const { data } = all;
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
          <Loaded of={all} rows={6} loading="Loading notifications" failed="Couldn’t load your notifications">
            {({ pages }) => (
              <NotificationsList notifications={pages.flatMap(({ notifications }) => notifications)} />
            )}
          </Loaded>
          <ShowMore more={all.hasNextPage} busy={all.isFetchingNextPage} onMore={all.fetchNextPage} />
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
