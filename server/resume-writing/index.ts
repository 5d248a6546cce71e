export { resumePdf, resumeSvg } from "./write-resume.ts";
export { WritingFailed } from "./compiler-process.ts";
