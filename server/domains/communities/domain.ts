import type { Domain } from "#server/domain.ts";
import { addCommunityChannel } from "#server/domains/companies/index.ts";
import { setCommunityListings } from "#server/domains/listing-reports/index.ts";
import { jobsInCommunities } from "./channel.ts";
import { communityHandlers } from "./handlers.ts";
import { reactions } from "./reactions.ts";
import { reportedCommunities } from "./reported.ts";

addCommunityChannel(jobsInCommunities);
setCommunityListings(reportedCommunities);

export const communities: Domain = { handlers: { communities: communityHandlers }, reactions };
