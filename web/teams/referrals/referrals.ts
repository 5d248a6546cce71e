import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { ReferralRequest, ReferralReview } from "#contract/application-reviews.ts";
import { showToast } from "#ui/overlays/toast-store.ts";
import { api, sentenceOf } from "#web/api/client.ts";

export const referralsPath = "/teams/referrals";
const key = ["referrals"];
/** Few people ask the same employee; whoever is not among these comes up as the others are answered. */
const most = { limit: 100 };

export const referralRequests = queryOptions({
  queryKey: [...key, "requests"],
  queryFn: () => api.applications.referralRequests({ query: most }),
});
export const referralReviews = queryOptions({
  queryKey: [...key, "reviews"],
  queryFn: () => api.applications.reviews({ query: most }),
});

/** Refers the person who asked. */
export function useRefer({ id, candidate }: ReferralRequest, onDone: () => void) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (note: string) => api.applications.refer({ params: { id }, body: { note: note || null } }),
    onSuccess: ({ applicationState }) => {
      onDone();
      showToast({
        text:
          applicationState === "review"
            ? `${candidate.fullName} is referred. Your colleagues look at it first`
            : `${candidate.fullName} is referred`,
        tone: "success",
      });
    },
    onSettled: () => cache.invalidateQueries({ queryKey: key }),
  });
}

/** Says yes or no to a colleague's referral; it may change until it is decided. */
export function useVote({ id, candidate }: ReferralReview) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (vote: "for" | "against") => api.applications.vote({ params: { id }, body: { vote } }),
    onSuccess: ({ applicationState }) => {
      if (applicationState === "review") return;
      const decided = applicationState === "pending" ? "goes on to the hiring team" : "goes no further";
      showToast({ text: `It is decided: ${candidate.fullName} ${decided}`, tone: "success" });
    },
    onError: (error) => void showToast({ text: sentenceOf(error), tone: "error" }),
    onSettled: () => cache.invalidateQueries({ queryKey: key }),
  });
}
