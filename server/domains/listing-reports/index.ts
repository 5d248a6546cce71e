export { type CommunityListings, setCommunityListings } from "./communities.ts";
export { listingReportEvents } from "./events.ts";
export { listingReportData } from "./own-data.ts";
