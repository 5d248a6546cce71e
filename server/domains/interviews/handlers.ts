import type { interviews } from "#contract/interviews.ts";
import type { DomainHandlers } from "#server/context.ts";
import { answerInterview } from "./answer-interview.ts";
import { listInterviews } from "./list-interviews.ts";
import { cancelInterview, changeInterview, proposeInterview } from "./propose-interview.ts";

export const interviewHandlers: DomainHandlers<typeof interviews> = {
  list: ({ params, ...context }) => listInterviews(context, params.id),
  propose: ({ params, body, ...context }) => proposeInterview(context, params.id, body),
  change: ({ params, body, ...context }) => changeInterview(context, params.id, body),
  cancel: ({ params, ...context }) => cancelInterview(context, params.id),
  answer: ({ params, body, ...context }) => answerInterview(context, params.id, body),
};
