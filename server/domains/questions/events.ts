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
  /** What a job's page shows of it may be another. */
  changed: defineEvent("question.changed", { data: Question, live: ["company"], stale: ["questions"] }),
};
