import type { Transaction } from "#server/database/open.ts";
import { applicationEvents } from "#server/domains/applications/index.ts";
import { enqueue } from "#server/tasks/enqueue.ts";
import { accessSettledMs, accountEvents } from "#server/domains/accounts/index.ts";
import { teamEvents } from "#server/domains/companies/index.ts";
import { type Reaction, on } from "#server/events/events.ts";
import { lockOffer, offersAbout } from "./queries.ts";
import { endOffer } from "./send-offer.ts";
import { offerTasks } from "./tasks.ts";
import { endedOffers } from "./transitions.data.ts";

/** Nobody waits for an answer about an application that has ended. */
const endings: Reaction[] = [
  applicationEvents.withdrawn,
  applicationEvents.passed,
  applicationEvents.expired,
].map((event) =>
  on(event, "offers.withdraw", (tx, { name, data: { applicationId, byUserId }, at }) =>
    withdrawOpen(tx, applicationId, {
      withdrawnBy: name === applicationEvents.withdrawn.name ? "candidate" : "decision",
      byUserId,
      now: at,
    }),
  ),
);

const lostApprovers: Reaction[] = [accountEvents.memberChanged, teamEvents.rightsChanged].map((event) =>
  on(event, "offers.loseApprover", (tx, { data: { companyId, userId }, at }) =>
    enqueue(tx, offerTasks.loseApprover, {
      data: { companyId, userId },
      key: `lose-approver:${companyId}:${userId}`,
      at: new Date(at.getTime() + accessSettledMs),
    }),
  ),
);

export const reactions: Reaction[] = [...endings, ...lostApprovers];

async function withdrawOpen(tx: Transaction, applicationId: string, end: Parameters<typeof endOffer>[2]) {
  for (const { id } of await offersAbout(tx, applicationId)) {
    const row = await lockOffer(tx, id);
    if (row && !endedOffers.includes(row.state)) await endOffer(tx, row, end);
  }
}
