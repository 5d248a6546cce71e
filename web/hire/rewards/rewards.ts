import { queryOptions } from "@tanstack/react-query";
import type { ReferralHire } from "#contract/rewards.ts";
import { dateWords } from "#ui/data/text/date-words.ts";
import { tooLittleFor } from "#web/shared/rewards/least-charge.ts";
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
  bonus,
  payments,
  timeZone,
}: Pick<ReferralHire, "endsAt" | "endedAt" | "endReason" | "bonus" | "payments" | "timeZone">) {
  if (endsAt) return `Last day ${dayText(endsAt, timeZone)}`;
  const next = payments.find(({ state }) => state === "pending");
  if (next) return `Next due ${dayText(next.dueAt, timeZone)}`;
  const due = payments.filter(({ state }) => state === "due");
  if (due.some(({ payBy }) => payBy)) return "Invoiced, not paid yet";
  if (due.length > 0) {
    const least = tooLittleFor(due, bonus.currency);
    return least ? `Due, invoiced once you owe at least ${least}` : "Due, invoiced within the hour";
  }
  if (endedAt) return `${endWords[endReason ?? "left"]} ${dayText(endedAt, timeZone)}`;
  return "Paid in full";
}
