export type { Happened } from "./notify-people.ts";
export { notificationData } from "./own-data.ts";
export { notificationEvents } from "./events.ts";
export { latestNotification, pendingNotification } from "./list-notifications.ts";
