import { useQuery } from "@tanstack/react-query";
import { ButtonLink } from "#ui/controls/buttons/button.tsx";
import { Drawer } from "#ui/overlays/drawer.tsx";
import { Loaded } from "#web/shared/lists/loaded.tsx";
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
  const latest = useQuery(notificationsFor(audience));
  const { data } = latest;
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
        <Loaded
          of={latest}
          rows={5}
          size="sm"
          loading="Loading notifications"
          failed="Couldn’t load your notifications"
        >
          {({ notifications }) => (
            <NotificationsList notifications={notifications.slice(0, shownAtMost)} onOpen={close} />
          )}
        </Loaded>
      </div>
    </Drawer>
  );
}
