export { resumeEvents } from "./events.ts";
export { keepDocument } from "./keep-document.ts";
export { linesOf } from "./content.ts";
export { defaultResume, findResume, listResumes } from "./queries.ts";
export type { ResumeRow } from "./queries.ts";
export { resumeData } from "./own-data.ts";
export { fileOfResume } from "./write-files.ts";
export { chooseResume } from "./queries.ts";
