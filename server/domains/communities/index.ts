export { communityEvents } from "./events.ts";
export { communityData } from "./own-data.ts";
export { listedCommunities } from "./listed.ts";
export { communitiesOf } from "./queries.ts";
export { communityNames } from "./names.ts";
