export { feedEnded, jobEvents, jobFeedEvents } from "./events.ts";
export { closeInTime } from "./closing-day.ts";
export { collectedJobs, collectJob } from "./collected-jobs.ts";
export { recommendWith } from "./find-jobs.ts";
export { failingFeeds } from "./feeds/list-feeds.ts";
export { countSynced } from "./drafts/draft-rows.ts";
export {
  type FeedChoices,
  changeChoices,
  followAccount,
  followBoard,
  lockChoices,
  unfollowBoard,
} from "./feeds/follow-board.ts";
export { hasChangedSince } from "./feeds/feed-history.ts";
export { internalOf, plainColumns } from "./feeds/feed-columns.ts";
export { refuseAccount } from "./feeds/import-feed.ts";
export { choicesOf as choicesOfFeed } from "./feeds/save-feed.ts";
export { findFeed, findFeedOfJob, listFeeds } from "./feeds/list-feeds.ts";
export { type CompanyJob, importLines } from "./feeds/import-lines.ts";
export { leaveJobTeams } from "./team/leave-teams.ts";
export { accountsOf as accountsOfJobTeam, teamsOf } from "./team/teams-of.ts";
export {
  countListedCompanies,
  findListedCompany,
  listedCompanies,
  listedJobs,
  pagesOfListedJobs,
} from "./careers/listed-jobs.ts";
export {
  type AdvertisedJob,
  type FeedScope,
  allFeedJobs,
  feedJobColumns,
  newestFeedJobs,
  stateOfFeed,
} from "./careers/feed-jobs.ts";
export { type FeedPlan, planFeed } from "./feeds/plan-feed.ts";
export { presentCard as presentJobCard } from "./present.ts";
export {
  type CardRow,
  type CompanyOnJob,
  type JobRow,
  companyOnJob,
  findJob,
  findJobs,
  isListed,
  lockAnyJob,
  lockMyJob,
  isLive,
  isOpen,
  isOpenToAll,
  mostRecent,
  recountOpenJobs,
  selectCards,
  deleteJobs,
} from "./queries.ts";
export { readBoard, readText } from "./feeds/read-board.ts";
export { asks as freshnessAsks, closesAt as closesUnlessConfirmed } from "./freshness/rules.ts";
export { askAbout, closeSilent } from "./freshness/sweep.ts";
export { holdJob, releaseJob } from "./hold-job.ts";
export { closePostedJob, confirmPostedJob, keepPostedJob, publishPostedJob } from "./posted-job.ts";
export { maySee, refuseUnlessOpen, whyNotAsked } from "./rules.ts";
export { keyOf as keyOfKnown, knownJobs, stillOpen, syncFeeds } from "./feeds/sync-feeds.ts";
export { type Board, guardStages } from "./change-stages.ts";
export { knowFilled } from "./filled-jobs.ts";
export { holdBoards } from "./board-lock.ts";
export { ownStages, stagesOfJob } from "./stages.ts";
export { jobs } from "./tables.ts";
export {
  boardsOfReading,
  codeOfCompany,
  foreignBoards,
  saveVerification,
  reasonFor as reasonForBoard,
  refuseForeignBoards,
} from "./feeds/whose-board.ts";
export type { Requirement } from "./tables.ts";
export { jobData } from "./own-data.ts";
export { wantedJobs } from "./careers/list-company-jobs.ts";
export { findAskedJob, findOwnJob, liveJobs, openTitles, roleOf } from "./own-jobs.ts";
export { criteriaOf } from "./sourcing-criteria.ts";
export { clickedJobs } from "./clicked-jobs.ts";
export { type WantedJobs, openJobsOf } from "./careers/open-jobs-of.ts";
export { jobFeedNames } from "./feeds/names.ts";
