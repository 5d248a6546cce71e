export { resumePdf, resumeSvg } from "./write-resume.ts";
export { fileTypes, jsonResume, writeResumeFile } from "./write-file.ts";
export type { Letter } from "./letter.ts";
export { shownContent } from "./shown-content.ts";
export { fieldsReadBack } from "./read-back.ts";
export { WritingFailed } from "./compiler-process.ts";
