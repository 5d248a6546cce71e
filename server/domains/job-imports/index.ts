export { forgetImportLines } from "./forget-imports.ts";
export { jobImportHandlers } from "./handlers.ts";
