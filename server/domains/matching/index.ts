import "./events.ts";
export { markApplied } from "./decide-match.ts";
export { matchingHandlers } from "./handlers.ts";
export { allJobFeatures } from "./job-features.ts";
export { judgeFit } from "./judge-fit.ts";
export { renewMatches, startRenewing } from "./renew-matches.ts";
export { senseWork, startSensing } from "./sense-work.ts";
export { jobMatches, matchSignals } from "./tables.ts";
export { matchData } from "./own-data.ts";
