import { addDays } from "#shared/times/add-days.ts";
const dayMs = 86_400_000;

/** How long a job stays live without anyone confirming it. */
export const freshDays = 30;
/** A job that its feed lists is confirmed once a day at most, so that an unchanged feed writes little. */
const feedEveryMs = dayMs;

export interface Ask {
  /** How often the team was asked since the job was last confirmed. */
  asked: number;
  /** How long after the job was confirmed, or after it was asked for before. */
  afterDays: number;
  /** How long the team has from then on. */
  daysLeft: number;
}
/** The team is asked twice; the second time two days before the job closes. */
export const asks: readonly Ask[] = [
  { asked: 0, afterDays: 23, daysLeft: 7 },
  { asked: 1, afterDays: 5, daysLeft: 2 },
];

export function daysBefore(now: Date, days: number): Date {
  return addDays(now, -days);
}

/** What confirming a job writes. */
export function confirmedNow(now: Date) {
  return { confirmedAt: now, confirmationAsks: 0, confirmationAskedAt: null };
}

/** Whether a feed that still lists a job says something new by it. */
export function isFeedConfirming(confirmedAt: Date | null, now: Date): boolean {
  return confirmedAt === null || now.getTime() - confirmedAt.getTime() >= feedEveryMs;
}

/** When a job closes that the team was asked to confirm. */
export function closesAt({
  confirmationAsks,
  confirmationAskedAt,
}: {
  confirmationAsks: number;
  confirmationAskedAt: Date | null;
}) {
  const left = asks[confirmationAsks - 1]?.daysLeft ?? freshDays;
  return new Date((confirmationAskedAt?.getTime() ?? 0) + left * dayMs);
}
