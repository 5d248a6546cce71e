import "./events.ts";
export { markApplied } from "./decide-match.ts";
export { allJobFeatures } from "./job-features.ts";
export { judgeFit } from "./judge-fit.ts";
export { hiddenJobs } from "./queries.ts";
export { jobMatches } from "./tables.ts";
export { matchData } from "./own-data.ts";
