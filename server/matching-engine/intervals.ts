import { findRange } from "#server/resume-reading/dates.ts";
import type { CandidateText, WorkText } from "./types.ts";

/** A stretch of work in months since year zero, the end not included. */
export interface Interval {
  from: number;
  to: number;
}

/** The stretch a line names: "Jan 2020 – Present", "2017 - 2020", "03/2019 – 05/2021", "Jan 2023 –". */
export function intervalIn(line: string, asOf: string): Interval | null {
  const found = findRange(line);
  // "Registered since 2019" tells of no stretch of work.
  if (!found?.start || (found.current && /\d$/.test(line.slice(found.from, found.to)))) return null;
  return between(found.start, found.end, asOf);
}

/** The stretch of one position of work. */
export function intervalOf({ start, end }: Pick<WorkText, "start" | "end">, asOf: string): Interval | null {
  return start === null ? null : between(start, end, asOf);
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

/** A number of years as people say it: 7, 1.5. */
export function spokenYears(years: number): string {
  const rounded = years >= 3 ? Math.floor(years + 0.05) : Math.round(years * 2) / 2;
  return `${rounded} ${rounded === 1 ? "year" : "years"}`;
}

function between(start: string, end: string | null, asOf: CandidateText["asOf"]): Interval | null {
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
