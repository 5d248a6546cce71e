export { externalJobData } from "./own-data.ts";
export { findMyExternalJob } from "./queries.ts";
export { externalJobNames } from "./names.ts";
