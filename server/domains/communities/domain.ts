import type { Domain } from "#server/domain.ts";
import { addCommunityChannel } from "#server/domains/companies/index.ts";
import { communityHandlers } from "./handlers.ts";
import { jobsInCommunities } from "./jobs.ts";

addCommunityChannel(jobsInCommunities);

export const communities: Domain = { handlers: { communities: communityHandlers } };
