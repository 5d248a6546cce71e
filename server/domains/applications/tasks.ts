import { judgeAgain } from "./judge-again.ts";
import { sweep } from "./clock.ts";
import { commitWhenDue } from "./pending-action.ts";
import { commitBatchWhenDue } from "./commit-batch.ts";
import { passWhenDue } from "./pass-application.ts";

/** What applications put off, and who does it. */
export const applicationTasks = {
  "applications.commit": commitWhenDue,
  "applications.pass": passWhenDue,
  "applications.commitBatch": commitBatchWhenDue,
  "applications.sweep": sweep,
  "applications.judge": judgeAgain,
};
