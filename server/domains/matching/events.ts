import { z } from "zod";
import { matchStatuses, rejectReasons } from "#contract/match-shapes.ts";
import { defineEvent } from "#server/events/define-event.ts";

const Candidate = z.object({ candidateId: z.string() });
const ofCandidate = { live: ["candidate"], stale: ["matches", "saved-jobs"] } as const;

export const matchEvents = {
  /** The person had today's matches chosen by the preferences of now. */
  chosenAgain: defineEvent("match.chosenAgain", { data: Candidate, ...ofCandidate }),
  decided: defineEvent("match.decided", {
    data: Candidate.extend({
      matchId: z.string(),
      jobId: z.string(),
      status: z.enum(matchStatuses),
      reason: z.enum(rejectReasons).nullable(),
      /** What was decided until now, and when. */
      before: z.object({ status: z.enum(matchStatuses), at: z.string() }),
    }),
    ...ofCandidate,
  }),
};
