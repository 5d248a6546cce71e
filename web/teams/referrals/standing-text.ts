import type { OwnReferral } from "#contract/referrals.ts";
import { longDay } from "#web/shared/billing/money-words.ts";

type Standing = Pick<OwnReferral, "credited" | "first" | "until" | "laterReferrers">;

/** Whose the bonus of a referral is, and why. */
export function standingText({ credited, first, until, laterReferrers }: Standing, now = new Date()) {
  if (first) return secondText(first, until);
  if (!credited)
    return `They applied again after your referral ended on ${longDay(until)}, so the bonus is no longer yours.`;
  const over = new Date(until) <= now;
  const own = over
    ? `The bonus for this application is yours. For new ones your referral ended on ${longDay(until)}.`
    : `The bonus is yours for every application they send before ${longDay(until)}.`;
  return laterReferrers > 0 ? `${own} A coworker referred them after you, which doesn’t change that.` : own;
}

/** What the second employee to refer a person reads. */
export function secondText(first: NonNullable<OwnReferral["first"]>, until?: string) {
  const theirs = `A coworker referred them first, on ${longDay(first.at)}, so the bonus is theirs for applications sent before ${longDay(first.until)}.`;
  return until && new Date(until) > new Date(first.until)
    ? `${theirs} After that it’s yours until ${longDay(until)}.`
    : theirs;
}
