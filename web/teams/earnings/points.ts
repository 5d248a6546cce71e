import { queryOptions } from "@tanstack/react-query";
import type { PointEntry, Redemption } from "#contract/gift-cards.ts";
import { api } from "#web/api/client.ts";
import { dayText } from "./earnings.ts";

export const offered = queryOptions({
  queryKey: ["gift-cards", "offered"],
  queryFn: () => api.giftCards.list({ query: { as: "employee" } }),
});
export const redemptions = queryOptions({
  queryKey: ["gift-cards", "mine"],
  queryFn: () => api.giftCards.redemptions(),
});
/** All that redeeming changes. */
export const staleGiftCards = [["gift-cards"]];

const reasons: Record<PointEntry["reason"], string> = {
  shortlisted: "Someone you referred was shortlisted",
  hired: "Someone you referred was hired",
  redeemed: "Gift card redeemed",
  returned: "Gift card not sent",
};
export const reasonText = ({ reason }: PointEntry) => reasons[reason];

/** What has become of a gift card. */
export function redemptionText({ state, requestedAt, reason }: Redemption) {
  if (state === "requested")
    return `Redeemed ${dayText(requestedAt)}; the code comes by email within 48 hours`;
  if (state === "declined") return `Not sent: ${reason}`;
  return state === "delivered" ? "Sent by email" : "Canceled";
}
