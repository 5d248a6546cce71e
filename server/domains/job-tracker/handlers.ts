import type { jobTracker } from "#contract/job-tracker.ts";
import { done } from "#contract/shapes.ts";
import type { DomainHandlers } from "#server/context.ts";
import { downloadApplications } from "./download-applications.ts";
import {
  deleteExternal,
  listExternals,
  moveExternal,
  saveExternal,
  updateExternal,
} from "./external-applications.ts";
import { listFollowUps, setFollowUp } from "./follow-ups/set-follow-up.ts";
import { countAnswers } from "./follow-ups/count-answers.ts";
import { markJobs } from "./job-marks.ts";
import { removeList, renameList, shareList, unshareList } from "./lists/candidate-lists.ts";
import { listSavedJobs } from "./lists/list-saved-jobs.ts";
import { showSharedList } from "./lists/show-shared-list.ts";
import { startList } from "./lists/start-list.ts";
import { saveJob } from "./saved-jobs.ts";

export const jobTrackerHandlers: DomainHandlers<typeof jobTracker> = {
  saveJob: ({ body, ...context }) => saveJob(context, body),
  saveJobs: ({ body, ...context }) => startList(context, body),
  marks: ({ query, ...context }) => markJobs(context, query.ids),
  savedJobs: (context) => listSavedJobs(context),
  renameList: ({ params, body, ...context }) => renameList(context, params.id, body.name),
  removeList: ({ params, ...context }) => removeList(context, params.id).then(() => done),
  shareList: ({ params, body, ...context }) => shareList(context, params.id, body.shownName),
  unshareList: ({ params, ...context }) => unshareList(context, params.id),
  sharedList: ({ params, ...context }) => showSharedList(context, params.key),
  followUps: ({ db, viewer }) => listFollowUps(db, viewer.candidateId),
  setFollowUp: ({ params, body, ...context }) => setFollowUp(context, params.id, body.day),
  statistics: (context) => countAnswers(context),
  externals: (context) => listExternals(context),
  download: (context) => downloadApplications(context),
  saveExternal: ({ body, ...context }) => saveExternal(context, body),
  moveExternal: ({ params, body, ...context }) => moveExternal(context, params.id, body.state),
  updateExternal: ({ params, body, ...context }) => updateExternal(context, params.id, body),
  deleteExternal: ({ params, body, ...context }) => deleteExternal(context, params.id, body.deleted),
};
