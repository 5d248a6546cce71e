export type { Happened } from "./notify-people.ts";
export { notificationData } from "./own-data.ts";
export { notificationEvents } from "./events.ts";
export { pendingNotification } from "./list-notifications.ts";
