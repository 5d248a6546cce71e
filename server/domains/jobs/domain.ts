import type { Domain } from "#server/domain.ts";
import { addFileNames } from "#server/domains/files/index.ts";
import { runTasks } from "#server/tasks/define-task.ts";
import { fromStart } from "#server/tasks/recurring.ts";
import { closeAfterLastDay } from "./closing-day.ts";
import { readFeedAgain } from "./feeds/follow-feeds.ts";
import { sweepFreshness } from "./freshness/sweep.ts";
import { jobHandlers } from "./handlers.ts";
import { announceStatuses } from "./many-jobs.ts";
import { jobTasks } from "./tasks.ts";
import * as tables from "./tables.ts";

addFileNames(tables.jobs.jobDescription, tables.jobs.jsm, tables.jobDrafts.waiting);

export const jobs: Domain = {
  handlers: { jobs: jobHandlers },
  tasks: runTasks(jobTasks, {
    statusCommitted: announceStatuses,
    closeAfterLastDay,
    freshness: sweepFreshness,
    readFeed: readFeedAgain,
  }),
  onStart: [fromStart(jobTasks.freshness)],
};
