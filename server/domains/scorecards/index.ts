export { scorecardEvents } from "./events.ts";
export { scorecardData } from "./own-data.ts";
