import type { Domain } from "#server/domain.ts";
import { applicationEvents } from "#server/domains/applications/index.ts";
import { on } from "#server/events/events.ts";
import { runTasks } from "#server/tasks/define-task.ts";
import { dropHandlers, payoutHandlers, rewardHandlers } from "./handlers.ts";
import { earnForHire, undoHire, vest } from "./hires.ts";
import { rewardTasks } from "./tasks.ts";

export const rewards: Domain = {
  handlers: { rewards: rewardHandlers, payouts: payoutHandlers, drops: dropHandlers },
  tasks: runTasks(rewardTasks, { vest }),
  reactions: [
    on(applicationEvents.hired, "rewards.earn", (tx, { data, at }) => earnForHire(tx, data, at)),
    on(applicationEvents.moved, "rewards.undoHire", async (tx, { data, at }) => {
      if (data.from?.stage === "hired") await undoHire(tx, data, at);
    }),
  ],
};
