export type { Happened } from "./tell-people.ts";
export { notificationData } from "./own-data.ts";
