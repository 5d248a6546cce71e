import { queryOptions } from "@tanstack/react-query";
import type { ReferralReview, reviewVotes } from "#contract/referrals.ts";
import type { ToastWish } from "#ui/overlays/toast-store.ts";
import { api } from "#web/api/client.ts";
import { showNow, useChange } from "#web/api/use-change.ts";

export const reviewsPath = "/teams/reviews";
export type ReviewVote = (typeof reviewVotes)[number];
/** To vote on, or voted on and not decided yet. */
export type ReviewList = "open" | "voted";

/** Few referrals are open at a time; the next come up as these are decided. */
export const referralReviews = queryOptions({
  queryKey: ["referrals", "reviews"],
  queryFn: () => api.referrals.reviews({ query: { as: "employee", limit: 100 } }),
});

export function reviewsOn(list: ReviewList, reviews: readonly ReferralReview[]) {
  return reviews.filter(({ mine }) => (mine === null) === (list === "open"));
}

/** Where a list is, with one referral of it open. */
export function reviewsAt(list: ReviewList, id?: string) {
  const query = new URLSearchParams({
    ...(list === "voted" && { list }),
    ...(id && { open: id }),
  }).toString();
  return query ? `${reviewsPath}?${query}` : reviewsPath;
}

interface Voting {
  review: ReferralReview;
  vote: ReviewVote;
}
/** Votes on a coworker's referral. There is no undo: the vote may change for as long as nothing is decided. */
export function useVote(openVoted: (id: string) => void) {
  return useChange({
    call: ({ review, vote }: Voting) =>
      api.referrals.vote({ params: { id: review.id }, query: { as: "employee" }, body: { vote } }),
    optimistic: ({ review, vote }, cache) =>
      showNow<{ reviews: ReferralReview[]; total: number }>(cache, referralReviews, (data) => ({
        ...data,
        reviews: data.reviews.map((each) => (each.id === review.id ? voted(each, vote) : each)),
      })),
    success: ({ id, applicationState, candidate, job, mine }): ToastWish =>
      applicationState === "review"
        ? {
            text: `You ${mine === "for" ? "upvoted" : "voted against"} ${candidate.fullName} for ${job.jobTitle}`,
            tone: "success",
            action: { label: "Change vote", onSelect: () => openVoted(id) },
          }
        : {
            text: `${candidate.fullName} ${applicationState === "pending" ? "goes" : "won’t go"} to the hiring team`,
            tone: "success",
          },
    once: ({ review }) => review.id,
    stale: [["referrals"]],
  });
}

function voted(review: ReferralReview, vote: ReviewVote): ReferralReview {
  const count = (side: ReviewVote) => review[side] + Number(side === vote) - Number(side === review.mine);
  return { ...review, for: count("for"), against: count("against"), mine: vote };
}
