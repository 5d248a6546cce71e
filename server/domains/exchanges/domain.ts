import type { Domain } from "#server/domain.ts";
import { addCommunityChannel } from "#server/domains/companies/index.ts";
import { linksInCommunities } from "./communities.ts";
import { adSpendHandlers, exchangeHandlers } from "./handlers.ts";
import { reactions } from "./reactions.ts";

addCommunityChannel(linksInCommunities);

export const exchanges: Domain = {
  handlers: { exchanges: exchangeHandlers, adSpend: adSpendHandlers },
  reactions,
};
