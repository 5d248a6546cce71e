import "./events.ts";
export { notificationHandlers } from "./handlers.ts";
export { emailNotification } from "./email-notification.ts";
export { startTelling, tellAway } from "./tell-away.ts";
export { tellStage } from "./stage-news.ts";
export type { Happened } from "./tell-people.ts";
export { notificationData } from "./own-data.ts";
