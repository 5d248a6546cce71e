import { z } from "zod";
import { defineEvent } from "#server/events/define-event.ts";

const Reveal = z.object({
  revealId: z.string(),
  applicationId: z.string(),
  companyId: z.string(),
  jobId: z.string(),
  candidateId: z.string(),
  employeeId: z.string(),
});

const ColleagueQuestion = Reveal.omit({ revealId: true }).extend({
  questionId: z.string(),
  byUserId: z.string(),
});
export const colleagueQuestionEvents = {
  /** A hiring team asks an employee about an applicant they know. */
  asked: defineEvent("colleagueQuestion.asked", { data: ColleagueQuestion, notifies: ["referrer"] }),
  answered: defineEvent("colleagueQuestion.answered", {
    data: ColleagueQuestion.extend({ askedBy: z.string() }),
    live: ["company"],
    stale: ["applications"],
    notifies: ["named"],
  }),
};

export const revealEvents = {
  /** An employee is asked whether they know someone. */
  asked: defineEvent("reveal.asked", { data: Reveal, notifies: ["referrer"] }),
  /** An employee knows the person, and can no longer take it back. */
  stood: defineEvent("reveal.stood", { data: Reveal, notifies: ["team"] }),
};
