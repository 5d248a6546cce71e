import type { jobTracker } from "#contract/job-tracker.ts";
import type { DomainHandlers } from "#server/context.ts";
import { deleteExternal, listExternals, moveExternal, saveExternal } from "./external-applications.ts";
import { markJobs } from "./job-marks.ts";
import { listSavedJobs, saveJob, saveJobs } from "./saved-jobs.ts";

export const jobTrackerHandlers: DomainHandlers<typeof jobTracker> = {
  saveJob: ({ body, ...context }) => saveJob(context, body),
  saveJobs: ({ body, ...context }) => saveJobs(context, body.list),
  marks: ({ query, ...context }) => markJobs(context, query.ids),
  savedJobs: (context) => listSavedJobs(context),
  externals: (context) => listExternals(context),
  saveExternal: ({ body, ...context }) => saveExternal(context, body),
  moveExternal: ({ params, body, ...context }) => moveExternal(context, params.id, body.state),
  deleteExternal: ({ params, body, ...context }) => deleteExternal(context, params.id, body.deleted),
};
