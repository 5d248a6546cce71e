import { z } from "zod";
import { defineEvent } from "#server/events/define-event.ts";

const Question = z.object({
  questionId: z.string(),
  companyId: z.string(),
  jobId: z.string(),
  candidateId: z.string(),
});

export const questionEvents = {
  asked: defineEvent("question.asked", {
    data: Question,
    live: ["company"],
    stale: ["questions"],
    notifies: ["employees"],
  }),
  answered: defineEvent("question.answered", {
    data: Question,
    live: ["company", "candidate"],
    stale: ["questions"],
    notifies: ["candidate"],
  }),
  /** The job closed before anyone answered what the person asked about it. */
  unanswered: defineEvent("question.unanswered", {
    data: Question.omit({ questionId: true }),
    live: ["company", "candidate"],
    stale: ["questions"],
    notifies: ["candidate"],
  }),
  /** What a job's page shows of it may be another. */
  changed: defineEvent("question.changed", { data: Question, live: ["company"], stale: ["questions"] }),
};
