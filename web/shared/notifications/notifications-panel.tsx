import { useQuery } from "@tanstack/react-query";
import { Bell } from "lucide-react";
import { useState } from "react";
import { IconButton } from "#ui/controls/buttons/icon-button.tsx";
import { UnreadDot } from "#ui/controls/indicators/unread-dot.tsx";
import { lazyOverlay } from "#ui/overlays/lazy-overlay.tsx";
import { useActions } from "#web/shared/actions/actions.ts";
import { type Audience, notificationsFor } from "./notifications.ts";
import styles from "./notifications.module.css";

const NotificationsDrawer = lazyOverlay(
  async () => (await import("./notifications-drawer.tsx")).NotificationsDrawer,
);

/** The bell: what happened lately, over whatever screen is open. */
export function NotificationsPanel({ audience, href }: { audience: Audience; href: string }) {
  const [open, setOpen] = useState(false);
  const { data } = useQuery(notificationsFor(audience));
  const unread = data?.unread ?? 0;
  useActions("Notifications", [
    {
      id: "notifications",
      label: "Show notifications",
      icon: Bell,
      keywords: ["bell", "news"],
      perform: () => setOpen(true),
    },
  ]);
  return (
    <span className={styles.bell}>
      <IconButton
        icon={Bell}
        size="sm"
        label={unread ? `Notifications, ${unread} new` : "Notifications"}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      {unread > 0 && <UnreadDot />}
      <NotificationsDrawer audience={audience} href={href} open={open} onOpenChange={setOpen} />
    </span>
  );
}
