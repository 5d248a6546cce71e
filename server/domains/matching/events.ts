import type { MatchStatus, RejectReason } from "#contract/matching.ts";

declare module "#server/events/events.ts" {
  interface DomainEvents {
    /** The person had today's matches chosen by the preferences of now. */
    "match.chosenAgain": { candidateId: string };
    "match.decided": {
      matchId: string;
      candidateId: string;
      jobId: string;
      status: MatchStatus;
      reason: RejectReason | null;
      /** What was decided until now, and when. */
      before: { status: MatchStatus; at: string };
    };
  }
}
