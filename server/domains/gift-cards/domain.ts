import type { Domain } from "#server/domain.ts";
import { applicationEvents } from "#server/domains/applications/index.ts";
import { on } from "#server/events/events.ts";
import { runTasks } from "#server/tasks/define-task.ts";
import { remind } from "./deliver.ts";
import { giftCardHandlers } from "./handlers.ts";
import { earnPoints } from "./points.ts";
import { giftCardTasks } from "./tasks.ts";

export const giftCards: Domain = {
  handlers: { giftCards: giftCardHandlers },
  tasks: runTasks(giftCardTasks, { remind }),
  reactions: [
    on(applicationEvents.shortlisted, "giftCards.points", (tx, { data, at }) =>
      earnPoints(tx, "shortlisted", data, at),
    ),
    on(applicationEvents.hired, "giftCards.points", (tx, { data, at }) => earnPoints(tx, "hired", data, at)),
  ],
};
