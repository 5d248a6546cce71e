import { z } from "zod";
import { defineEvent } from "#server/events/define-event.ts";

const Candidate = z.object({ candidateId: z.string() });

export const candidateEvents = {
  /** Someone became a job seeker; the sign-up names the onboarding they came through. */
  joined: defineEvent("candidate.joined", {
    data: Candidate.extend({ userId: z.string(), signupProfileId: z.string().nullable() }),
    live: ["candidate"],
  }),
  changed: defineEvent("candidate.changed", { data: Candidate, live: ["candidate"] }),
  /** Someone hides from a company, or shows themselves again. */
  hidFromCompany: defineEvent("candidate.hidFromCompany", {
    data: Candidate.extend({ companyId: z.string(), hidden: z.boolean() }),
    live: ["candidate"],
  }),
  /** An onboarding nobody finished was forgotten. */
  signupForgotten: defineEvent("signup.forgotten", { data: z.object({ signupProfileId: z.string() }) }),
};
