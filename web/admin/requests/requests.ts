import { api } from "#web/api/client.ts";
import { useHeldDecisions } from "#web/shared/queue/use-held-decisions.ts";
import { decisionFailed } from "#web/words/failures.ts";
import { reviewRequests } from "../shared/queue/queues.ts";

export const requestsPath = "/admin/requests";

interface Decision {
  id: string;
  status: "approved" | "rejected";
  reason?: string;
}
/** Brings a referral to the hiring team, or ends it. */
export function useRequestDecisions() {
  return useHeldDecisions({
    call: ({ id, status, reason }: Decision) =>
      api.referrals.decideRequest({ params: { id }, body: { status, ...(reason && { reason }) } }),
    about: ({ id }) => id,
    words: ({ status }) => (status === "approved" ? "Referral approved" : "Referral rejected"),
    stale: [reviewRequests],
    otherwise: decisionFailed,
  });
}
