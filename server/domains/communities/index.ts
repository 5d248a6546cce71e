export { communityEvents } from "./events.ts";
export { communityData } from "./own-data.ts";
export { listedCommunities } from "./listed.ts";
export { communityNames } from "./names.ts";
