import "./events.ts";
export { jobHandlers } from "./handlers.ts";
export { type CompanyJob, importLines } from "./import-lines.ts";
export { teamsOf } from "./job-teams.ts";
export { presentCard as presentJobCard } from "./present.ts";
export {
  type CardRow,
  type CompanyOnJob,
  type JobRow,
  companyOnJob,
  findJob,
  findJobs,
  isListed,
  lockMyJob,
  mostRecent,
  recountOpenJobs,
  selectCards,
} from "./queries.ts";
export { readDescription } from "./read-description.ts";
export { maySee } from "./rules.ts";
export { stagesFrom, stagesOfJob } from "./stages.ts";
export { companyStages, jobClicks, jobFeeds, jobTeamMembers, jobs } from "./tables.ts";
export type { Prompt, Requirement } from "./tables.ts";
export { publicIdOf } from "./public-id.ts";
