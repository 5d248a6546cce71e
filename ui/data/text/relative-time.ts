import { dateWords } from "./date-words.ts";
import { counted } from "#shared/words/sentence-list.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const long = new Intl.RelativeTimeFormat("en-US", { numeric: "auto" });

/** "just now", "2 hours ago", "in 3 days", and the date once it is a month away. */
export function relativeTime(then: Date, now: Date, timeZone?: string): string {
  const past = now.getTime() - then.getTime();
  const away = Math.abs(past);
  const sign = past > 0 ? -1 : 1;
  if (away < minute) return "just now";
  if (away < hour) return long.format(sign * Math.floor(away / minute), "minute");
  if (away < day) return long.format(sign * Math.floor(away / hour), "hour");
  if (away < 30 * day) return long.format(sign * Math.floor(away / day), "day");
  return dayText(then, now, { timeZone });
}

/** For narrow places: "now", "5 min", "2 h", "3 d", "Feb 14". */
export function shortTime(then: Date, now: Date, timeZone?: string): string {
  const away = Math.abs(now.getTime() - then.getTime());
  if (away < minute) return "now";
  if (away < hour) return `${Math.floor(away / minute)} min`;
  if (away < day) return `${Math.floor(away / hour)} h`;
  if (away < 7 * day) return `${Math.floor(away / day)} d`;
  return dayText(then, now, { month: "short", timeZone });
}

/** How long something has lasted: "for 2 days", and since when once it is a month. */
export function timeSpan(then: Date, now: Date, timeZone?: string): string {
  const away = Math.max(0, now.getTime() - then.getTime());
  if (away < minute) return "since just now";
  if (away < hour) return `for ${counted(Math.floor(away / minute), "minute")}`;
  if (away < day) return `for ${counted(Math.floor(away / hour), "hour")}`;
  if (away < 30 * day) return `for ${counted(Math.floor(away / day), "day")}`;
  return `since ${dayText(then, now, { timeZone })}`;
}

function dayText(then: Date, now: Date, look: Intl.DateTimeFormatOptions): string {
  const sameYear = then.getUTCFullYear() === now.getUTCFullYear();
  const year = sameYear ? undefined : "numeric";
  return dateWords(then, { day: "numeric", month: "long", year, ...look });
}

/** The whole moment, in the reader's time zone and as they write dates. */
export function exactTime(then: Date): string {
  return dateWords(then, { dateStyle: "full", timeStyle: "short" });
}
