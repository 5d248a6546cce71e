import { queryOptions } from "@tanstack/react-query";
import type { ReferralHire } from "#contract/rewards.ts";
import { dateWords } from "#ui/data/text/date-words.ts";
import { api } from "#web/api/client.ts";

export const rewardsPath = "/hire/company/referrals";

export const referralHires = queryOptions({
  queryKey: ["rewards", "hires"],
  queryFn: () => api.rewards.hires(),
});

/** "Nov 26, 2026", on the reader's clock or another one. */
export function dayText(at: string, timeZone?: string) {
  return dateWords(at, { dateStyle: "medium", ...(timeZone && { timeZone }) });
}
/** "2026-11-26" on a clock, as fields for dates have it. */
export function dayOn(timeZone: string, at: Date) {
  return new Intl.DateTimeFormat("en-CA", { timeZone }).format(at);
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
  timeZone,
}: Pick<ReferralHire, "endsAt" | "endedAt" | "endReason" | "payments" | "timeZone">) {
  if (endsAt) return `Last day ${dayText(endsAt, timeZone)}`;
  const next = payments.find(({ state }) => state === "pending");
  if (next) return `Next due ${dayText(next.dueAt, timeZone)}`;
  if (payments.some(({ state }) => state === "due")) return "Invoiced, not paid yet";
  if (endedAt) return `${endWords[endReason ?? "left"]} ${dayText(endedAt, timeZone)}`;
  return "Paid in full";
}
