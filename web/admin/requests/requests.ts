import { queryOptions } from "@tanstack/react-query";
import { api } from "#web/api/client.ts";
import { useChange } from "#web/api/use-change.ts";

export const requestsPath = "/admin/requests";
export const requestAt = (open: string) => `${requestsPath}?${new URLSearchParams({ open })}`;

export const reviewRequests = queryOptions({
  queryKey: ["review-requests"],
  queryFn: () => api.referrals.reviewRequests({ query: { filter: JSON.stringify({ limit: 100 }) } }),
});

export interface Decision {
  id: string;
  status: "approved" | "rejected";
  reason: string;
}
/** Brings a referral to the hiring team, or ends it. */
export function useDeciding() {
  return useChange({
    call: ({ id, status, reason }: Decision) =>
      api.referrals.decideRequest({ params: { id }, body: { status, ...(reason && { reason }) } }),
    success: (_, { status }) => (status === "approved" ? "Referral approved" : "Referral rejected"),
    stale: [reviewRequests],
    once: ({ id }) => id,
  });
}
