import type { applications } from "#contract/applications.ts";
import { done } from "#contract/shapes.ts";
import type { DomainHandlers } from "#server/context.ts";
import { downloadApplicants } from "./answers/download-applicants.ts";
import { downloadDecisionLog } from "./decision-log/download-decision-log.ts";
import { answerInvitation } from "./answer-invitation.ts";
import { applyToJob } from "./apply-to-job.ts";
import {
  countByState,
  countCompanyFeed,
  countFeed,
  countLeads,
  countPipeline,
} from "./feed/count-applications.ts";
import { countTracker } from "./feed/count-tracker.ts";
import { decide, holdFor } from "./decide.ts";
import { listPendingBatches, moveBatch, startBatch } from "./batches/batches.ts";
import { dropDraft, findDraft, saveDraft } from "./mine/drafts.ts";
import { findFeedIds, findPipelineIds } from "./feed/find-ids.ts";
import { deleteView, listViews, renameView, saveView } from "./feed/feed-views.ts";
import { countFacets } from "./feed/count-facets.ts";
import { bringBackLeads, ignoreLeads } from "./feed/leads.ts";
import {
  listAll,
  listFeed,
  listClaimApplications,
  listMarketplace,
  listPipeline,
} from "./feed/list-applications.ts";
import { markRead } from "./feed/mark-read.ts";
import { moveToStage } from "./pipeline/move-in-pipeline.ts";
import { downloadSentResume } from "./mine/sent-resume.ts";
import { listMine } from "./mine/my-applications.ts";
import { comment } from "./notes/comment.ts";
import { passApplication, passMany } from "./pass-application.ts";
import { saveApplication, saveMany } from "./feed/save-application.ts";
import { showApplication, showHistory } from "./show-application.ts";
import { listPendingUndos, undoAction } from "./undo/undo.ts";
import { changeTags, listTags } from "./notes/tags.ts";
import { undoBatch } from "./batches/undo-batch.ts";
import { withdrawApplication } from "./withdraw-application.ts";

export const applicationHandlers: DomainHandlers<typeof applications> = {
  apply: ({ params, body, ...context }) => applyToJob(context, params.id, body),
  draft: ({ params, ...context }) => findDraft(context, params.id),
  saveDraft: ({ params, body, ...context }) => saveDraft(context, params.id, body.data),
  dropDraft: ({ params, ...context }) => dropDraft(context, params.id).then(() => done),
  mine: ({ query, ...context }) => listMine(context, query.jobId),
  withdraw: ({ params, body, ...context }) => withdrawApplication(context, params.id, body.reason),
  answerInvitation: ({ params, body, ...context }) => answerInvitation(context, params.id, body.accept),

  feed: ({ params, query, ...context }) => listFeed(context, params.id, query),
  companyFeed: ({ query, ...context }) => listFeed(context, query.jobId, query),
  marketplace: ({ params, query, ...context }) => listMarketplace(context, params.id, query),
  downloadApplicants: ({ params, ...context }) => downloadApplicants(context, params.id),
  claimApplications: ({ params, query, ...context }) => listClaimApplications(context, params.id, query),
  feedIds: ({ query, ...context }) => findFeedIds(context, query),
  pipelineIds: ({ query, ...context }) => findPipelineIds(context, query),
  feedFacets: ({ query, ...context }) => countFacets(context, query),
  tags: (context) => listTags(context),
  changeTags: ({ body, ...context }) => changeTags(context, body),
  views: (context) => listViews(context),
  saveView: ({ body, ...context }) => saveView(context, body),
  renameView: ({ params, body, ...context }) => renameView(context, params.id, body.name),
  deleteView: ({ params, ...context }) => deleteView(context, params.id).then(() => done),
  pipeline: ({ params, query, ...context }) => listPipeline(context, params.id, query),
  companyPipeline: ({ query, ...context }) => listPipeline(context, query.jobId, query),
  all: ({ params, query, ...context }) => listAll(context, params.id, query),
  stats: ({ params, ...context }) => countByState(context, params.id),
  feedStats: ({ params, ...context }) => countFeed(context, params.id),
  companyFeedStats: (context) => countCompanyFeed(context),
  leadsStats: ({ params, ...context }) => countLeads(context, params.id),
  pipelineStats: ({ params, ...context }) => countPipeline(context, params.id),
  trackerStats: ({ query, ...context }) => countTracker(context, query.as),
  downloadDecisionLog: ({ params, query, ...context }) =>
    downloadDecisionLog(context, params.id, query.format),
  sentResume: ({ params, query, ...context }) => downloadSentResume(context, params.id, query),
  get: ({ params, ...context }) => showApplication(context, params.id),
  history: ({ params, ...context }) => showHistory(context, params.id),

  pass: ({ params, body, ...context }) => passApplication(context, params.id, body),
  accept: ({ params, body, ...context }) =>
    decide(context, params.id, {
      move: "shortlist",
      version: body.version,
      hold: holdFor("shortlist", body),
    }),
  hire: ({ params, body, ...context }) => decide(context, params.id, { move: "hire", ...body }),
  cancelPass: ({ params, body, ...context }) => decide(context, params.id, { move: "cancelPass", ...body }),
  passMany: ({ body, ...context }) => passMany(context, body),
  saveMany: ({ body, ...context }) => saveMany(context, body),
  save: ({ params, body, ...context }) => saveApplication(context, params.id, body),
  move: ({ body, ...context }) => moveToStage(context, body.requestId, body),
  moveToStage: ({ params, body, ...context }) => moveToStage(context, params.id, body),
  reopen: ({ params, body, ...context }) => decide(context, params.id, { move: "reopen", ...body }),
  undo: ({ params, ...context }) => undoAction(context, params.id),
  pendingBatches: (context) => listPendingBatches(context),
  startBatch: ({ body, ...context }) => startBatch(context, body),
  moveBatch: ({ params, body, ...context }) => moveBatch(context, params.id, body),
  undoBatch: ({ params, ...context }) => undoBatch(context, params.id),
  pendingUndos: (context) => listPendingUndos(context),
  ignoreLeads: ({ body, ...context }) => ignoreLeads(context, body),
  bringBackLeads: ({ body, ...context }) => bringBackLeads(context, body.requests),
  markRead: ({ params, ...context }) => markRead(context, params.id).then(() => done),
  comment: ({ params, body, ...context }) => comment(context, params.id, body.comments),
};
