import type { CandidateText, WorkText } from "./types.ts";

/** A stretch of work in months since year zero, the end not included. */
export interface Interval {
  from: number;
  to: number;
}

const months = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");
const otherMonths: Record<string, number> = { mär: 2, mrz: 2, mai: 4, okt: 9, dez: 11 };
const moment = String.raw`(?:(?:[a-zä]{3,9}\.?,?\s+|\d{1,2}[/.])?(?:19|20)\d\d(?:-\d\d)?)`;
const range = new RegExp(
  String.raw`(?<from>${moment})\s*(?:-|–|—|to|until|bis)\s*(?<to>${moment}|present|now|today|current|ongoing|heute)`,
  "i",
);

/** The stretch a line names: "Jan 2020 – Present", "2017 - 2020", "03/2019 – 05/2021". */
export function intervalIn(line: string, asOf: string): Interval | null {
  const groups = range.exec(line)?.groups;
  if (!groups?.from || !groups.to) return null;
  return between(groups.from, /\d/.test(groups.to) ? groups.to : null, asOf);
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
  const wholeYear = end !== null && /^\s*\d{4}\s*$/.test(end) && end.trim() !== start.trim();
  const to = Math.min(wholeYear ? until : until + 1, today + 1);
  const sameYear = end !== null && end.trim() === start.trim() && /^\d{4}$/.test(start.trim());
  return to > from ? { from, to: sameYear ? from + 6 : to } : null;
}

function monthOf(text: string): number | null {
  const year = Number(/(?:19|20)\d\d/.exec(text)?.[0]);
  if (!year) return null;
  const iso = /(?:19|20)\d\d-(\d\d)/.exec(text)?.[1];
  const numbered = iso ?? /(\d{1,2})[/.](?:19|20)\d\d/.exec(text)?.[1];
  if (numbered) return year * 12 + Math.min(11, Math.max(0, Number(numbered) - 1));
  const name = /[a-zä]{3,}/i.exec(text)?.[0].slice(0, 3).toLowerCase() ?? "";
  const month = otherMonths[name] ?? months.indexOf(name);
  return year * 12 + Math.max(0, month);
}
