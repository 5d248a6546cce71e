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
  asked: defineEvent("colleagueQuestion.asked", {
    data: ColleagueQuestion,
    live: ["employee"],
    stale: ["colleague-questions"],
    notifies: ["referrer"],
  }),
  answered: defineEvent("colleagueQuestion.answered", {
    data: ColleagueQuestion.extend({ askedBy: z.string() }),
    live: ["company", "employee"],
    stale: ["applications", "colleague-questions"],
    notifies: ["named"],
  }),
};

export const revealEvents = {
  /** An employee is asked whether they know someone. */
  asked: defineEvent("reveal.asked", {
    data: Reveal,
    live: ["employee"],
    stale: ["reveals"],
    notifies: ["referrer"],
  }),
  /** An employee knows the person, and can no longer take it back. */
  stood: defineEvent("reveal.stood", { data: Reveal, notifies: ["team"] }),
};

/** Lists of referrals changed for those who see them; what changed, each reads as far as they may. */
export const referralListEvents = {
  /** What one employee is asked, or what became of their referrals. */
  ofEmployee: defineEvent("referrals.ofEmployeeChanged", {
    data: z.object({ employeeId: z.string() }),
    live: ["employee"],
    stale: ["referrals", "referral-activity"],
  }),
  /** What everyone who works at the company is asked or votes on. */
  ofEmployees: defineEvent("referrals.ofEmployeesChanged", {
    data: z.object({ companyId: z.string() }),
    live: ["employees"],
    stale: ["referrals"],
  }),
};
