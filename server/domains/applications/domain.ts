import type { Domain } from "#server/domain.ts";
import { addFileNames } from "#server/domains/files/index.ts";
import { runTasks } from "#server/tasks/define-task.ts";
import { fromStart } from "#server/tasks/recurring.ts";
import { endMoreWaiting, sweep } from "./clock.ts";
import { commitBatchWhenDue } from "./batches/commit-batch.ts";
import { applicationHandlers } from "./handlers.ts";
import { judgeAgain } from "./fit/judge-again.ts";
import { passWhenDue } from "./pass-application.ts";
import { commitWhenDue } from "./undo/pending-action.ts";
import { reactions } from "./reactions.ts";
import { applicationTasks } from "./tasks.ts";
import "./noted-people.ts";
import "./shared-people.ts";
import "./pipeline/people-in-stages.ts";
import * as tables from "./tables.ts";

addFileNames(
  tables.applications.answers,
  tables.applications.pendingUndo,
  tables.applicationDrafts.data,
  tables.sentResumes.fileId,
  tables.sentResumes.written,
);

export const applications: Domain = {
  handlers: { applications: applicationHandlers },
  tasks: runTasks(applicationTasks, {
    commit: commitWhenDue,
    pass: passWhenDue,
    commitBatch: commitBatchWhenDue,
    sweep,
    endWaiting: endMoreWaiting,
    judge: judgeAgain,
  }),
  onStart: [fromStart(applicationTasks.sweep)],
  reactions,
};
