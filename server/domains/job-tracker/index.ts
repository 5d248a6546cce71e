export { jobTrackerData } from "./own-data.ts";
