import type { Domain } from "#server/domain.ts";
import { runTasks } from "#server/tasks/define-task.ts";
import { fromStart } from "#server/tasks/recurring.ts";
import { closeAfterLastDay } from "./closing-day.ts";
import { readFeedAgain } from "./feeds/follow-feeds.ts";
import { sweepFreshness } from "./freshness/sweep.ts";
import { jobHandlers } from "./handlers.ts";
import { announceStatuses } from "./many-jobs.ts";
import { jobTasks } from "./tasks.ts";

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
