const dayMs = 86_400_000;
/** How far the last place on earth is behind UTC. */
const behindMs = dayMs / 2;

/** When the last day to apply is over everywhere. */
export function endOf(closesOn: string): Date {
  return new Date(Date.parse(closesOn) + dayMs + behindMs);
}

/** The latest day that is over everywhere. */
export function latestPastDay(now: Date): string {
  return new Date(now.getTime() - dayMs - behindMs).toISOString().slice(0, 10);
}

export function isOver(closesOn: string | null, now: Date): boolean {
  return closesOn !== null && closesOn <= latestPastDay(now);
}
