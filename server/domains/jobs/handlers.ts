import type { jobs } from "#contract/jobs.ts";
import { done } from "#contract/shapes.ts";
import type { DomainHandlers } from "#server/context.ts";
import { showApplyThrough } from "./careers/apply-through.ts";
import { budgetColumns } from "./job-budget.ts";
import { changeJob } from "./change-job.ts";
import { setCriteria } from "./sourcing-criteria.ts";
import { saveDraft } from "./drafts/save-draft.ts";
import { showDraft } from "./drafts/show-draft.ts";
import { findJobSections } from "./find-jobs.ts";
import { confirmJobs, listUnconfirmed } from "./freshness/confirm-jobs.ts";
import { listReadings } from "./feeds/feed-history.ts";
import { listFeeds } from "./feeds/list-feeds.ts";
import { stopFeed } from "./feeds/stop-feed.ts";
import { importFeed, resyncFeeds } from "./feeds/import-feed.ts";
import { countJobView, jobStats, listDepartments, setCompanyMarketplace } from "./job-numbers.ts";
import { listCompanyJobs } from "./careers/list-company-jobs.ts";
import { setStatusOfMany, undoStatusOfMany } from "./many-jobs.ts";
import { addToTeam, listColleagues, removeFromTeam } from "./team/change-team.ts";
import { joinJobTeam, leaveJobTeam, showTeam } from "./team/job-teams.ts";
import { listJobs, listTitles, showJob } from "./list-jobs.ts";
import { readPosting } from "./posting/read-posting.ts";
import { readDraft } from "./requirements/read-requirements.ts";
import { setCompanyStages } from "./change-stages.ts";
import { listCompanyStages, listOwnStages, showStages } from "./stages.ts";
import { createJob, deleteDraft, setJobStatus, setMarketplace, updateJob } from "./write-job.ts";

export const jobHandlers: DomainHandlers<typeof jobs> = {
  list: ({ query, ...context }) => listJobs(context, query.filter),
  get: ({ params, ...context }) => showJob(context, params.id),
  ofCompany: ({ params, query, ...context }) => listCompanyJobs(context, params.id, query),
  setStatusOfMany: ({ params, body, ...context }) => setStatusOfMany(context, params.id, body),
  unconfirmed: ({ params, ...context }) => listUnconfirmed(context, params.id),
  confirm: ({ params, body, ...context }) => confirmJobs(context, params.id, body.ids),
  undoStatusOfMany: ({ params, ...context }) =>
    undoStatusOfMany(context, params.id, params.batchId).then((restored) => ({ restored })),
  applyThrough: ({ params, ...context }) => showApplyThrough(context, params.tag),
  create: ({ query, body, ...context }) => createJob(context, body, query.duplicateJobId),
  update: ({ params, query, body, ...context }) =>
    updateJob(context, params.id, { fields: body, andPublish: query.publish === "true" }),
  draft: ({ params, ...context }) => showDraft(context, params.id),
  saveDraft: ({ params, body, ...context }) => saveDraft(context, params.id, body),
  readPosting: async ({ body }) => readPosting(body.text),
  readRequirements: async ({ body }) => readDraft(body),
  remove: ({ params, ...context }) => deleteDraft(context, params.id).then(() => done),
  close: ({ params, body, ...context }) => setJobStatus(context, params.id, { ...body, status: "closed" }),
  setStatus: ({ params, body, ...context }) => setJobStatus(context, params.id, body),
  publishToMarketplace: ({ params, ...context }) => setMarketplace(context, params.id, true),
  unpublishFromMarketplace: ({ params, ...context }) => setMarketplace(context, params.id, false),
  setBudget: ({ params, body, ...context }) =>
    changeJob(context, params.id, (job) => budgetColumns(body, job)),
  setSourcingCriteria: ({ params, body, ...context }) => setCriteria(context, params.id, body.jsm),
  stats: ({ params, ...context }) => jobStats(context, params.companyId),
  view: ({ params, ...context }) => countJobView(context, params.id).then(() => done),
  titles: ({ body, ...context }) => listTitles(context, body.jobIds),
  find: (context) => findJobSections(context),
  departments: ({ params, ...context }) => listDepartments(context, params.id),
  publishCompanyToMarketplace: ({ params, ...context }) => setCompanyMarketplace(context, params.id, true),
  unpublishCompanyFromMarketplace: ({ params, ...context }) =>
    setCompanyMarketplace(context, params.id, false),
  team: ({ params, ...context }) => showTeam(context, params.id),
  joinTeam: ({ params, query, ...context }) => joinJobTeam(context, params.id, query.as),
  leaveTeam: ({ params, query, ...context }) => leaveJobTeam(context, params.id, query.as),
  colleagues: ({ params, query, ...context }) => listColleagues(context, params.id, query.q ?? ""),
  addToTeam: ({ params: { id, memberId }, ...context }) => addToTeam(context, { jobId: id, memberId }),
  removeFromTeam: ({ params: { id, memberId }, ...context }) =>
    removeFromTeam(context, { jobId: id, memberId }),
  ownStages: (context) => listOwnStages(context),
  companyStages: ({ query, ...context }) => listCompanyStages(context, query.filter),
  setCompanyStages: ({ params, body, ...context }) => setCompanyStages(context, params.id, body),
  stages: ({ params, ...context }) => showStages(context, params.id),
  feeds: ({ params, ...context }) => listFeeds(context, params.id),
  stopFeed: ({ params, ...context }) => stopFeed(context, params.id, params.feedId).then(() => done),
  feedHistory: ({ params, ...context }) => listReadings(context, params.id, params.feedId),
  import: ({ params, body, ...context }) => importFeed(context, params.id, body),
  importFile: ({ params, body, file, ...context }) =>
    importFeed(context, params.id, { ...body, text: file.bytes.toString("utf8") }),
  resync: ({ params, ...context }) => resyncFeeds(context, params.id),
};
