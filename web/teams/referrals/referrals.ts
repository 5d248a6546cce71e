import { queryOptions } from "@tanstack/react-query";
import type { ReferralRequest } from "#contract/referrals.ts";
import { api } from "#web/api/client.ts";
import { useChange } from "#web/api/use-change.ts";

export const referralsPath = "/teams/referrals";
const key = ["referrals"];

/** Few people ask the same employee; whoever is not among these comes up as the others are answered. */
export const referralRequests = queryOptions({
  queryKey: [...key, "requests"],
  queryFn: () => api.referrals.requests({ query: { limit: 100 } }),
});

export const referralsOnPage = 24;
export const ownReferralsOn = (page: number) =>
  queryOptions({
    queryKey: [...key, "own", page],
    queryFn: () =>
      api.referrals.mine({ query: { skip: (page - 1) * referralsOnPage, limit: referralsOnPage } }),
    placeholderData: (last) => last,
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

/** Tells the person who asked that they won't be referred. */
export function useDecline({ id, candidate }: ReferralRequest, onDone: () => void) {
  return useChange({
    call: () => api.referrals.decline({ params: { id } }),
    done: onDone,
    success: `You declined to refer ${candidate.fullName}`,
    once: () => id,
    stale: [key],
  });
}
