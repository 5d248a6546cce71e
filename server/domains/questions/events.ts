import { z } from "zod";
import { defineEvent } from "#server/events/define-event.ts";

const Question = z.object({
  questionId: z.string(),
  companyId: z.string(),
  jobId: z.string(),
  candidateId: z.string(),
});

/** Lists of a company's questions changed: its employees and its team read them again, and not who asked. */
export const questionListEvent = defineEvent("questions.ofCompanyChanged", {
  data: Question.pick({ companyId: true }),
  live: ["company", "employees"],
  stale: ["questions"],
});

/** Of one question only who asked it hears: everyone else reads it without their name. */
export const questionEvents = {
  asked: defineEvent("question.asked", {
    data: Question,
    live: ["candidate"],
    stale: ["questions"],
    notifies: ["employees"],
  }),
  answered: defineEvent("question.answered", {
    data: Question,
    live: ["candidate"],
    stale: ["questions"],
    notifies: ["candidate"],
  }),
  /** The job closed before anyone answered what the person asked about it. */
  unanswered: defineEvent("question.unanswered", {
    data: Question.omit({ questionId: true }),
    live: ["candidate"],
    stale: ["questions"],
    notifies: ["candidate"],
  }),
  /** What a job's page shows of it may be another. */
  changed: defineEvent("question.changed", { data: Question, live: ["candidate"], stale: ["questions"] }),
};
