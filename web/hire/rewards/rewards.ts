import { queryOptions } from "@tanstack/react-query";
import type { ReferralHire } from "#contract/rewards.ts";
import { dateWords } from "#ui/data/text/date-words.ts";
import { api } from "#web/api/client.ts";

export const rewardsPath = "/hire/company/referrals";

export const referralHires = queryOptions({
  queryKey: ["rewards", "hires"],
  queryFn: () => api.rewards.hires(),
});

export function dayText(at: string) {
  return dateWords(at, { dateStyle: "medium", timeZone: "UTC" });
}

const endWords: Record<NonNullable<ReferralHire["endReason"]>, string> = {
  left: "Ended",
  undone: "Hire undone",
  forgone: "Employee deleted their account",
};
/** How far a hire's bonus is paid. */
export function hireText({
  endsAt,
  endedAt,
  endReason,
  payments,
}: Pick<ReferralHire, "endsAt" | "endedAt" | "endReason" | "payments">) {
  if (endsAt) return `Last day ${dayText(endsAt)}`;
  const next = payments.find(({ state }) => state === "pending");
  if (next) return `Next due ${dayText(next.dueAt)}`;
  if (payments.some(({ state }) => state === "due")) return "Invoiced, not paid yet";
  if (endedAt) return `${endWords[endReason ?? "left"]} ${dayText(endedAt)}`;
  return "Paid in full";
}
