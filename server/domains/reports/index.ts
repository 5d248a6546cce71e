export { countReport } from "./count-report.ts";
export { longestWaiting, waitingByJob } from "./longest-waiting.ts";
export { reportData } from "./own-data.ts";
export { refreshFacts } from "./refresh-facts.ts";
