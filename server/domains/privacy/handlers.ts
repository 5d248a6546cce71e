import type { privacy } from "#contract/privacy.ts";
import { done } from "#contract/shapes.ts";
import type { DomainHandlers } from "#server/context.ts";
import { deleteAccount } from "./delete-account.ts";
import { downloadCopy, showCopy, startCopy } from "./data-copies.ts";
import { showOverview } from "./show-overview.ts";

export const privacyHandlers: DomainHandlers<typeof privacy> = {
  overview: (context) => showOverview(context),
  copy: (context) => showCopy(context),
  startCopy: (context) => startCopy(context),
  download: (context) => downloadCopy(context),
  deleteAccount: ({ body, ...context }) => deleteAccount(context, body).then(() => done),
  deleteCandidate: ({ body, ...context }) => deleteAccount(context, body).then(() => done),
};
