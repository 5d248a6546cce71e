import type { Domain } from "#server/domain.ts";
import { applicationEvents } from "#server/domains/applications/index.ts";
import { billingEvents } from "#server/domains/billing/index.ts";
import { on } from "#server/events/events.ts";
import { runTasks } from "#server/tasks/define-task.ts";
import { dropHandlers, payoutHandlers, rewardHandlers } from "./handlers.ts";
import { earnForHire, endAsPlanned, undoHire, vest } from "./hires.ts";
import { invoiceRewards, releaseRewards } from "./invoice-rewards.ts";
import { rewardTasks } from "./tasks.ts";

export const rewards: Domain = {
  handlers: { rewards: rewardHandlers, payouts: payoutHandlers, drops: dropHandlers },
  tasks: runTasks(rewardTasks, {
    vest,
    end: endAsPlanned,
    invoice: async (tx, of, known) => void (await invoiceRewards(tx, of, known)),
  }),
  reactions: [
    on(applicationEvents.hired, "rewards.earn", (tx, { data, at }) => earnForHire(tx, data, at)),
    on(billingEvents.rewardsPaid, "rewards.release", (tx, { data, at }) =>
      releaseRewards(tx, data.invoiceId, at),
    ),
    on(applicationEvents.moved, "rewards.undoHire", async (tx, { data, at }) => {
      if (data.from?.stage === "hired") await undoHire(tx, data, at);
    }),
  ],
};
