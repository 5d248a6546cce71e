/** A stretch of work in months since year zero, the end not included. */
export interface Interval {
  from: number;
  to: number;
}

interface Position {
  start: string | null;
  end: string | null;
  current?: boolean;
}
/** Less is no length of experience to tell. */
const leastYears = 0.5;

/** The years that the dates of a person's positions add up to; null where they are too few or have no dates. */
export function countedYears(positions: readonly Position[], asOf: string): number | null {
  const intervals = positions
    .filter(({ current, end }) => current || end)
    .map(({ start, end, current }) => start && intervalBetween(start, current ? null : end, asOf))
    .filter((interval) => interval !== null && interval !== "");
  const years = yearsOf(intervals);
  return years >= leastYears ? years : null;
}

/** Years of work in all; what overlaps counts once. */
export function yearsOf(intervals: readonly Interval[]): number {
  let total = 0;
  let reached = -Infinity;
  for (const { from, to } of intervals.toSorted((a, b) => a.from - b.from)) {
    total += Math.max(0, to - Math.max(from, reached));
    reached = Math.max(reached, to);
  }
  return total / 12;
}

/** The stretch between two dates, to today where there is no end; null where a date can’t be read. */
export function intervalBetween(start: string, end: string | null, asOf: string): Interval | null {
  const today = monthOf(asOf);
  const from = monthOf(start);
  const until = end === null ? today : monthOf(end);
  if (from === null || until === null || today === null) return null;
  const isYear = end !== null && /^\d{4}$/.test(end);
  const to = Math.min(isYear && end !== start ? until : until + 1, today + 1);
  const sameYear = isYear && end === start;
  return to > from ? { from, to: sameYear ? from + 6 : to } : null;
}

function monthOf(date: string): number | null {
  const [, year, month] = /^(\d{4})(?:-(\d\d))?/.exec(date) ?? [];
  return year === undefined ? null : Number(year) * 12 + Math.max(0, Number(month ?? 1) - 1);
}
