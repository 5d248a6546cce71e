export { singleSignOnData } from "./own-data.ts";
