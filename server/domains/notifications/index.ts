import "./events.ts";
export { notificationHandlers } from "./handlers.ts";
export { emailNotification } from "./email-notification.ts";
export { notifications } from "./tables.ts";
export { startTelling, tellAway } from "./tell-away.ts";
export { tellStage } from "./stage-news.ts";
export { type Happened, tellPeople } from "./tell-people.ts";
export { notificationData } from "./own-data.ts";
