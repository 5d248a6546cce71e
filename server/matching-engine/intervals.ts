import { findRange } from "#server/resume-reading/dates.ts";
import { type Interval, intervalBetween } from "#shared/profile/work-length.ts";
import type { WorkText } from "./types.ts";

/** The stretch a line names: "Jan 2020 – Present", "2017 - 2020", "03/2019 – 05/2021", "Jan 2023 –". */
export function intervalIn(line: string, asOf: string): Interval | null {
  const found = findRange(line);
  // "Registered since 2019" tells of no stretch of work.
  if (!found?.start || (found.current && /\d$/.test(line.slice(found.from, found.to)))) return null;
  return intervalBetween(found.start, found.end, asOf);
}

/** The stretch of one position of work. */
export function intervalOf({ start, end }: Pick<WorkText, "start" | "end">, asOf: string): Interval | null {
  return start === null ? null : intervalBetween(start, end, asOf);
}

/** A number of years as people say it: 7, 1.5. */
export function spokenYears(years: number): string {
  const rounded = years >= 3 ? Math.floor(years + 0.05) : Math.round(years * 2) / 2;
  return `${rounded} ${rounded === 1 ? "year" : "years"}`;
}
