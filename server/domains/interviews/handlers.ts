import type { interviews } from "#contract/interviews.ts";
import type { DomainHandlers } from "#server/context.ts";
import { answerInterview } from "./answer-interview.ts";
import { listSlots } from "./book.ts";
import { showCalendarFile } from "./calendar-entries.ts";
import { setCalendar, showCalendar } from "./calendars.ts";
import { cancelInterview } from "./cancel-interview.ts";
import { listInterviews } from "./list-interviews.ts";
import { keepNote } from "./preparation/keep-note.ts";
import { showPreparation } from "./preparation/show-preparation.ts";
import { listSteps } from "./list-steps.ts";
import { listUpcoming } from "./list-upcoming.ts";
import { changeInterview, proposeInterview } from "./propose-interview.ts";

export const interviewHandlers: DomainHandlers<typeof interviews> = {
  list: ({ params, ...context }) => listInterviews(context, params.id),
  steps: ({ params, ...context }) => listSteps(context, params.id),
  propose: ({ params, body, ...context }) => proposeInterview(context, params.id, body),
  change: ({ params, body, ...context }) => changeInterview(context, params.id, body),
  cancel: ({ params, ...context }) => cancelInterview(context, params.id),
  slots: ({ params, ...context }) => listSlots(context, params.id),
  calendarFile: ({ params, ...context }) => showCalendarFile(context, params.id),
  answer: ({ params, body, ...context }) => answerInterview(context, params.id, body),
  preparation: ({ params, ...context }) => showPreparation(context, params.id),
  keepNote: ({ params, body, ...context }) => keepNote(context, params.id, body),
  upcoming: ({ query, ...context }) => listUpcoming(context, query),
  calendar: (context) => showCalendar(context),
  setCalendar: ({ body, ...context }) => setCalendar(context, body),
};
