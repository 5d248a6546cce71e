import { daysAfter } from "#shared/times/calendar-days.ts";
import type { OfferState } from "#contract/offers.ts";
import { conflict, forbidden, invalid } from "#server/errors/refusal.ts";
import type { OfferRow } from "./queries.ts";
import type { Approver } from "./tables.ts";
import { type OfferStep, offerTransitions } from "./transitions.data.ts";

/** The last day of the calendar is over in every zone of the world. */
const dayEverywhereMs = 36 * 3_600_000;

/** Where a step leads; refuses one that the table does not have from here. */
export function stateAfter(step: OfferStep, from: OfferState): OfferState {
  const { from: allowed, to, refusal } = offerTransitions[step];
  if (!(allowed as readonly OfferState[]).includes(from))
    throw conflict("INVALID_STATE", refusal, { state: from });
  return to;
}

export function expiresAt(expiresOn: string) {
  return new Date(Date.parse(expiresOn) + dayEverywhereMs);
}

/** There is time left to answer, and not more than anyone waits; the work begins neither before today nor years from now. */
export function refuseWrongDays(
  { expiresOn, startsOn }: Pick<OfferRow, "expiresOn" | "startsOn">,
  today: string,
) {
  const expires = dayProblem(expiresOn, { today, years: 1 });
  if (expires) throw invalid(`Respond by: ${expires}.`, { expiresOn: expires });
  const starts = startsOn && dayProblem(startsOn, { today, years: 2 });
  if (starts) throw invalid(`Start date: ${starts}.`, { startsOn: starts });
}

function dayProblem(day: string, { today, years }: { today: string; years: number }): string | null {
  if (day < today) return "This day is over. Choose today or a later day";
  if (day <= daysAfter(today, years * 365)) return null;
  return `Choose a day within the next ${years === 1 ? "year" : `${years} years`}`;
}

/** The time to answer is over, though the clock that ends offers may not have come to this one. */
export function refuseLate(expiresOn: string, now: Date) {
  if (expiresAt(expiresOn) <= now)
    throw conflict("INVALID_STATE", offerTransitions.accept.refusal, { expiresOn });
}

/** Whose turn it is. */
export function nextApprover(approvers: readonly Approver[]) {
  return approvers.find(({ decision }) => decision === null);
}

/** The approvers after the one whose turn it is has decided. */
export function approversAfter(
  approvers: readonly Approver[],
  { userId, approved, note, now }: { userId: string; approved: boolean; note: string | null; now: Date },
): Approver[] {
  const next = nextApprover(approvers);
  if (next?.userId !== userId) throw forbidden("It’s not your turn to approve this offer.", "NOT_YOUR_TURN");
  const decision = approved ? "approved" : "rejected";
  return approvers.map((each) =>
    each === next ? { userId, decision, note, decidedAt: now.toISOString() } : each,
  );
}

/** Its author, and everyone who was asked to approve it; a draft is its author's alone. */
export function whoKnowsOf({
  state,
  createdByUserId,
  approvers,
}: {
  state: OfferState;
  createdByUserId: string;
  approvers: readonly Approver[];
}) {
  if (state === "draft") return [];
  const next = nextApprover(approvers);
  const asked = approvers.filter((each) => each.decision !== null || each === next);
  return [...new Set([createdByUserId, ...asked.map(({ userId }) => userId)])];
}

export function askedAnew(userIds: readonly string[]): Approver[] {
  return [...new Set(userIds)].map((userId) => ({ userId, decision: null, note: null, decidedAt: null }));
}
