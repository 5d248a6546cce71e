export { interviewersOf } from "./rules.ts";
export { calendarEntry, partOf, titlesOf } from "./calendar-entries.ts";
export { calledOffWith } from "./call-off.ts";
export { interviewErased, interviewEvents } from "./events.ts";
export type { InterviewEvent } from "./events.ts";
export { interviewData } from "./own-data.ts";
export { type InterviewRow, findInterview, holdInterview, keepInCalendars } from "./queries.ts";
export type { InCalendar } from "./tables.ts";
export { interviewedPeople } from "./interviewed-people.ts";
