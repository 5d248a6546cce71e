import type { externalJobs } from "#contract/external-jobs.ts";
import type { DomainHandlers } from "#server/context.ts";
import { applyAsNew, applyExternally, findExternalJobOf } from "./apply-externally.ts";
import { addAnswerFile, addAnswerVideo } from "./answer-files.ts";
import { askForEmail, verifyEmail } from "./confirm-email.ts";
import { listApplicants } from "./list-applicants.ts";
import { confirmExternalJob } from "./keep-fresh.ts";
import { findMyExternalJob, presentExternalJob } from "./queries.ts";
import { regenerate } from "./regenerate.ts";
import { decideExternalJob, listWaiting } from "./review-external-jobs.ts";
import { submitExternalJob } from "./submit-external-job.ts";
import { createExternalJob, updateExternalJob } from "./write-external-job.ts";

export const externalJobHandlers: DomainHandlers<typeof externalJobs> = {
  create: ({ body, ...context }) => createExternalJob(context, body),
  get: async ({ params, ...context }) =>
    presentExternalJob(context.db, await findMyExternalJob(context, params.id)),
  update: ({ params, body, ...context }) => updateExternalJob(context, params.id, body),
  regenerate: ({ params, ...context }) => regenerate(context, params.id),
  email: ({ params, body, ...context }) => askForEmail(context, params.id, body.email),
  verifyEmail: ({ params, body, ...context }) => verifyEmail(context, params.id, body.token),
  publish: ({ params, ...context }) => submitExternalJob(context, params.id),
  confirm: ({ params, ...context }) => confirmExternalJob(context, params.id),
  summaries: ({ params, query, ...context }) => listApplicants(context, params.id, query),
  ofJob: ({ params, ...context }) => findExternalJobOf(context, params.jobId),
  apply: ({ params, body, ...context }) => applyExternally(context, params.id, body),
  addFile: ({ params, file, ...context }) => addAnswerFile(context, params.id, file),
  addVideo: ({ params, body, file, ...context }) => addAnswerVideo(context, params.id, { file, ...body }),
  applyNew: ({ params, body, ...context }) => applyAsNew(context, params.id, body),
  waiting: (context) => listWaiting(context),
  decide: ({ params, body, ...context }) => decideExternalJob(context, params.id, body),
};
