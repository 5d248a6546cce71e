import { judgeAgain } from "./judge-again.ts";
import { sweep } from "./clock.ts";
import { standWhenDue } from "./held.ts";
import { standBatchWhenDue } from "./stand-batch.ts";
import { passWhenDue } from "./pass-application.ts";

/** What applications put off, and who does it. */
export const applicationTasks = {
  "applications.stand": standWhenDue,
  "applications.pass": passWhenDue,
  "applications.standBatch": standBatchWhenDue,
  "applications.sweep": sweep,
  "applications.judge": judgeAgain,
};
