export { jobTrackerEvents } from "./events.ts";
export { keepSentElsewhere } from "./external-applications.ts";
export { jobTrackerData } from "./own-data.ts";
