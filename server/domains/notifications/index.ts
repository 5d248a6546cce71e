export type { Happened } from "./notify-people.ts";
export { notificationData } from "./own-data.ts";
