import "./events.ts";
export { linesOf } from "./content.ts";
export { resumeHandlers } from "./handlers.ts";
export { presentResume } from "./present.ts";
export { defaultResume, findResume, myResume } from "./queries.ts";
export type { ResumeRow } from "./queries.ts";
export { insertResume } from "./save-resume.ts";
export { resumes } from "./tables.ts";
export { resumeData } from "./own-data.ts";
