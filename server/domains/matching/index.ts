export { matchEvents } from "./events.ts";
export { markApplied, markNotApplied } from "./today/decide-match.ts";
export { allJobFeatures, jobText } from "./fit/job-features.ts";
export { fitSummary } from "./fit/fit-for-job.ts";
export { fitForTeam } from "./fit/fit-for-team.ts";
export { judgeByProfile, judgeFit, judgeOwnFit, requirementsOf } from "./fit/judge-fit.ts";
export { hiddenJobs, matchesOf } from "./queries.ts";
export { matchData } from "./own-data.ts";
export { countPending } from "./today/todays-matches.ts";
