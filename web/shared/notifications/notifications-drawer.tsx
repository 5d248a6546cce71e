import { useQuery } from "@tanstack/react-query";
import { Button, ButtonLink } from "#ui/controls/buttons/button.tsx";
import { EmptyState } from "#ui/data/status/empty-state.tsx";
import { ListSkeleton } from "#ui/data/status/skeleton.tsx";
import { Drawer } from "#ui/overlays/drawer.tsx";
import { sentenceOf } from "#web/api/client.ts";
import { type Audience, notificationsFor } from "./notifications.ts";
import { NotificationsList } from "./notifications-list.tsx";
import { ReadAll } from "./notifications-view.tsx";
import styles from "./notifications.module.css";

const shownAtMost = 12;

interface NotificationsDrawerProps {
  audience: Audience;
  /** The page of all of them. */
  href: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The latest of what a person was told. */
export function NotificationsDrawer({ audience, href, open, onOpenChange }: NotificationsDrawerProps) {
  const { data, error, refetch } = useQuery(notificationsFor(audience));
  const unread = data?.unread ?? 0;
  const close = () => onOpenChange(false);
  return (
    <Drawer
      title="Notifications"
      description={data && (unread ? `${unread} new` : "You’re all caught up")}
      open={open}
      onOpenChange={onOpenChange}
      footer={
        <>
          <ReadAll audience={audience} unread={unread} />
          <ButtonLink href={href} onClick={close}>
            See all
          </ButtonLink>
        </>
      }
    >
      <div className={styles.latest}>
        {!data && error ? (
          <EmptyState
            size="sm"
            title="Couldn’t load your notifications"
            action={<Button onClick={() => void refetch()}>Try again</Button>}
          >
            {sentenceOf(error)}
          </EmptyState>
        ) : data ? (
          <NotificationsList notifications={data.notifications.slice(0, shownAtMost)} onOpen={close} />
        ) : (
          <ListSkeleton rows={5} label="Loading notifications" />
        )}
      </div>
    </Drawer>
  );
}
