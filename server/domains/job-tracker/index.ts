export { jobTrackerEvents } from "./events.ts";
export { keepSentElsewhere, listExternals } from "./external-applications.ts";
export { listFollowUps } from "./follow-ups/set-follow-up.ts";
export { jobTrackerData } from "./own-data.ts";
