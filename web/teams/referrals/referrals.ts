import { queryOptions } from "@tanstack/react-query";
import type { ReferralRequest, ReferralReview } from "#contract/referrals.ts";
import { api } from "#web/api/client.ts";
import { useChange } from "#web/api/use-change.ts";

export const referralsPath = "/teams/referrals";
const key = ["referrals"];
/** Few people ask the same employee; whoever is not among these comes up as the others are answered. */
const most = { limit: 100 };

export const referralRequests = queryOptions({
  queryKey: [...key, "requests"],
  queryFn: () => api.referrals.requests({ query: most }),
});
export const referralReviews = queryOptions({
  queryKey: [...key, "reviews"],
  queryFn: () => api.referrals.reviews({ query: most }),
});

/** Refers the person who asked. */
export function useRefer({ id, candidate }: ReferralRequest, onDone: () => void) {
  return useChange({
    call: (note: string) => api.referrals.refer({ params: { id }, body: { note: note || null } }),
    done: onDone,
    success: ({ applicationState }) =>
      applicationState === "review"
        ? `You referred ${candidate.fullName}. Your coworkers review it first.`
        : `You referred ${candidate.fullName}`,
    refusal: null,
    stale: [key],
  });
}

/** Says yes or no to a colleague's referral; it may change until it is decided. */
export function useVote({ id, candidate }: ReferralReview) {
  return useChange({
    call: (vote: "for" | "against") => api.referrals.vote({ params: { id }, body: { vote } }),
    success: ({ applicationState }) => {
      if (applicationState === "review") return null;
      const decided =
        applicationState === "pending" ? "goes to the hiring team" : "won’t go to the hiring team";
      return `${candidate.fullName} ${decided}`;
    },
    stale: [key],
  });
}
