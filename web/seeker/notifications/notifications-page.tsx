import { siteMeta } from "#web/shared/head.ts";
import { NotificationsView } from "#web/shared/notifications/notifications-view.tsx";

export const meta = siteMeta({ title: "Notifications", path: "/notifications", hidden: true });

export default function NotificationsPage() {
  return <NotificationsView audience="candidate" />;
}
