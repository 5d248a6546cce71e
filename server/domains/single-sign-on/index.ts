export { singleSignOnEvents } from "./events.ts";
export { singleSignOnData } from "./own-data.ts";
