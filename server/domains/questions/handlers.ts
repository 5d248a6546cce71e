import type { questions } from "#contract/questions.ts";
import { done } from "#contract/shapes.ts";
import type { DomainHandlers } from "#server/context.ts";
import { changeQuestion } from "./answer.ts";
import { askQuestion, listQuestions, questionsOfJob, removeQuestion } from "./ask.ts";

export const questionHandlers: DomainHandlers<typeof questions> = {
  list: ({ query, ...context }) => listQuestions(context, query),
  ask: ({ body, ...context }) => askQuestion(context, body),
  change: ({ params, query, body, ...context }) =>
    changeQuestion(context, params.id, { ...body, as: query.as }),
  remove: ({ params, ...context }) => removeQuestion(context, params.id).then(() => done),
  ofJob: ({ params, ...context }) => questionsOfJob(context, params.id),
};
