import { dateWords, timeWords } from "#ui/data/text/date-words.ts";

/** Today, Yesterday, then by date. */
export function dayWords(at: Date, now = new Date()) {
  const days = Math.round(
    (new Date(now).setHours(0, 0, 0, 0) - new Date(at).setHours(0, 0, 0, 0)) / 86_400_000,
  );
  if (days === 0) return "Today";
  if (days === 1) return "Yesterday";
  const year = at.getFullYear() === now.getFullYear() ? {} : { year: "numeric" as const };
  return dateWords(at, { weekday: "long", day: "numeric", month: "long", ...year });
}

/** A moment that reads here as it does in UTC: so the server writes times, which does not know the reader's zone. */
export function readInUtc(at: Date) {
  return new Date(at.getTime() + at.getTimezoneOffset() * 60_000);
}

export function clock(at: string | Date) {
  return timeWords(at);
}
