import "./events.ts";
export { collectedJobs, collectJob } from "./collected-jobs.ts";
export { recommendWith } from "./find-jobs.ts";
export { readFeedAgain } from "./follow-feeds.ts";
export { jobHandlers } from "./handlers.ts";
export { type CompanyJob, importLines } from "./import-lines.ts";
export { teamsOf } from "./job-teams.ts";
export {
  countListedCompanies,
  findListedCompany,
  listedCompanies,
  listedJobs,
  newestListedJobs,
  pagesOfListedJobs,
} from "./listed-jobs.ts";
export { presentCard as presentJobCard } from "./present.ts";
export {
  type CardRow,
  type CompanyOnJob,
  type JobRow,
  companyOnJob,
  findJob,
  findJobs,
  isListed,
  mostRecent,
  selectCards,
} from "./queries.ts";
export { readDescription } from "./read-description.ts";
export { maySee } from "./rules.ts";
export { stagesOfJob } from "./stages.ts";
export { jobClicks, jobTeamMembers, jobs } from "./tables.ts";
export type { Prompt, Requirement } from "./tables.ts";
