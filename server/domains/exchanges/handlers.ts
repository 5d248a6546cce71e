import { publishToCommunities, unpublishFromCommunities } from "#server/domains/companies/index.ts";
import type { adSpend } from "#contract/ad-spend.ts";
import type { exchanges } from "#contract/exchanges.ts";
import type { DomainHandlers } from "#server/context.ts";
import { boostJob } from "./boost-job.ts";
import { listBoosts, listTrackers } from "./list-trackers.ts";
import { setBoostStatus } from "./pause-boost.ts";
import { enterSpend, removeSpend } from "./spending/enter-spend.ts";
import { importSpend, previewSpend } from "./spending/import-spend.ts";
import { showAccount } from "./spending/show-account.ts";

export const exchangeHandlers: DomainHandlers<typeof exchanges> = {
  boost: ({ params, query, ...context }) => boostJob(context, params.id, query.exchanges),
  ofJob: ({ params, ...context }) => listBoosts(context, params.id),
  trackers: ({ params, ...context }) => listTrackers(context, params.id),
  publishToCommunities: ({ params, ...context }) => publishToCommunities(context, params.id),
  unpublishFromCommunities: ({ params, ...context }) => unpublishFromCommunities(context, params.id),
  setStatus: ({ params, body, ...context }) => setBoostStatus(context, params.id, body),
};

export const adSpendHandlers: DomainHandlers<typeof adSpend> = {
  ofJob: ({ params, query, ...context }) => showAccount(context, params.id, query),
  enter: ({ params, body, ...context }) => enterSpend(context, params.id, body),
  remove: ({ params, ...context }) => removeSpend(context, params.id),
  preview: ({ params, body, ...context }) => previewSpend(context, params.id, body),
  importFile: ({ params, body, ...context }) => importSpend(context, params.id, body),
};
