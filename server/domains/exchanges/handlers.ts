import type { exchanges } from "#contract/exchanges.ts";
import type { DomainHandlers } from "#server/context.ts";
import { boostJob } from "./boost-job.ts";
import { publishToCommunities, unpublishFromCommunities } from "./communities.ts";
import { listBoosts, listTrackers } from "./list-trackers.ts";
import { setBoostStatus } from "./pause-boost.ts";

export const exchangeHandlers: DomainHandlers<typeof exchanges> = {
  boost: ({ params, query, ...context }) => boostJob(context, params.id, query.exchanges),
  ofJob: ({ params, ...context }) => listBoosts(context, params.id),
  trackers: ({ params, ...context }) => listTrackers(context, params.id),
  publishToCommunities: ({ params, ...context }) => publishToCommunities(context, params.id),
  unpublishFromCommunities: ({ params, ...context }) => unpublishFromCommunities(context, params.id),
  setStatus: ({ params, body, ...context }) => setBoostStatus(context, params.id, body),
};
