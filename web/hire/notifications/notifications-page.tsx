import { siteMeta } from "#web/shared/head.ts";
import { NotificationsView } from "#web/shared/notifications/notifications-view.tsx";

export const meta = siteMeta({ title: "Notifications", path: "/hire/notifications", hidden: true });

export default function HireNotificationsPage() {
  return <NotificationsView audience="company" />;
}
