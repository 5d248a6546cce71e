export { listingReportEvents } from "./events.ts";
export { listingReportData } from "./own-data.ts";
