import { siteMeta } from "#web/shared/head.ts";
import { NotificationsView } from "#web/shared/notifications/notifications-view.tsx";

export const meta = siteMeta({ title: "Notifications", path: "/teams/notifications", hidden: true });

export default function TeamsNotificationsPage() {
  return <NotificationsView audience="employee" />;
}
