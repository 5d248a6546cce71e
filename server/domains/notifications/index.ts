export type { Happened } from "./notify-people.ts";
export type { NotificationTemplate } from "./notification-template.ts";
export { notificationData } from "./own-data.ts";
export { notificationEvents } from "./events.ts";
export { notificationEmails, previewNotifications } from "./email-previews.ts";
export { readMessages, unreadWords } from "./notify-of-messages.ts";
export { pendingNotification } from "./list-notifications.ts";
