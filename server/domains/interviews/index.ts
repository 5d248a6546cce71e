export { interviewEvents } from "./events.ts";
export type { InterviewEvent } from "./events.ts";
export { interviewData } from "./own-data.ts";
export { findInterview } from "./queries.ts";
