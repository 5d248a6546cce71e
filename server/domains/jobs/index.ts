import "./events.ts";
export { collectedJobs, collectJob } from "./collected-jobs.ts";
export { recommendWith } from "./find-jobs.ts";
export { followBoard, unfollowBoard } from "./follow-board.ts";
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
export { type FeedPlan, planFeed } from "./plan-feed.ts";
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
  recountOpenJobs,
  selectCards,
  deleteJobs,
} from "./queries.ts";
export { readBoard, readText } from "./read-board.ts";
export { maySee } from "./rules.ts";
export { keyOf as keyOfKnown, knownJobs, syncFeeds } from "./sync-feeds.ts";
export { guardStages, stagesOfJob } from "./stages.ts";
export { jobClicks, jobTeamMembers, jobs } from "./tables.ts";
export {
  boardsOfReading,
  codeOfCompany,
  foreignBoards,
  keepVerification,
  reasonFor as reasonForBoard,
  refuseForeignBoards,
} from "./whose-board.ts";
export type { Prompt, Requirement } from "./tables.ts";
export { jobData } from "./own-data.ts";
export { companyOf, findOwnJob, liveJobs, roleOf } from "./own-jobs.ts";
