import type { Domain } from "#server/domain.ts";
import { addFileNames } from "#server/domains/files/index.ts";
import { runTasks } from "#server/tasks/define-task.ts";
import { fromStart } from "#server/tasks/recurring.ts";
import { forgetAnswerFile } from "./answer-files.ts";
import { forgetDrafts, nextNight } from "./forget-drafts.ts";
import { externalJobHandlers } from "./handlers.ts";
import { keepFresh } from "./keep-fresh.ts";
import { reactions } from "./reactions.ts";
import { externalJobTasks } from "./tasks.ts";
import { tellHidden } from "./tell-hidden.ts";
import { tellPoster } from "./tell-poster.ts";
import * as tables from "./tables.ts";

addFileNames(tables.externalJobs.fields);

export const externalJobs: Domain = {
  handlers: { externalJobs: externalJobHandlers },
  tasks: runTasks(externalJobTasks, {
    forgetDrafts,
    freshness: keepFresh,
    tellPoster,
    tellHidden,
    forgetFile: forgetAnswerFile,
  }),
  reactions,
  onStart: [fromStart(externalJobTasks.forgetDrafts, nextNight), fromStart(externalJobTasks.freshness)],
};
