import type { Domain } from "#server/domain.ts";
import { runTasks } from "#server/tasks/define-task.ts";
import { expireOffer } from "./answer-offer.ts";
import { offerHandlers } from "./handlers.ts";
import { loseApproverUnlessAble } from "./lose-approver.ts";
import { reactions } from "./reactions.ts";
import { offerTasks } from "./tasks.ts";

export const offers: Domain = {
  handlers: { offers: offerHandlers },
  tasks: runTasks(offerTasks, { expire: expireOffer, loseApprover: loseApproverUnlessAble }),
  reactions,
};
