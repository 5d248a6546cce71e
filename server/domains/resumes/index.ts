export { resumeEvents } from "./events.ts";
export { linesOf } from "./content.ts";
export { defaultResume, findResume } from "./queries.ts";
export type { ResumeRow } from "./queries.ts";
export { resumes } from "./tables.ts";
export { resumeData } from "./own-data.ts";
