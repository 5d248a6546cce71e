export { jobImportNames } from "./names.ts";
