import { clockWords } from "./clock-words.ts";

/** "Tuesday, November 24, 2026 at 3:00 PM GMT+1": an instant as the clocks of a zone show it, with the zone. */
export function instantWords(at: Date | string, timeZone: string, locale = "en-US"): string {
  const day = new Intl.DateTimeFormat(locale, {
    timeZone,
    weekday: "long",
    day: "numeric",
    month: "long",
    year: "numeric",
  }).format(new Date(at));
  return `${day} at ${clockWords(at, timeZone, { timeZoneName: "short", locale })}`;
}
