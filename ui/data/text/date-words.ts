import { clockWords } from "#shared/times/clock-words.ts";
import { readersLocale } from "./readers-locale.ts";

/** A date as the reader writes it; a day without a time is that day everywhere if it is read in UTC. */
export function dateWords(at: string | number | Date, look: Intl.DateTimeFormatOptions): string {
  const words = new Intl.DateTimeFormat(readersLocale(), look).format(new Date(at));
  // ICU puts a narrow space before PM, which some fonts do not have.
  return words.replaceAll("\u202f", " ");
}

/** A time of day as the reader writes it. */
export function timeWords(at: string | Date, timeZone?: string): string {
  return clockWords(at, timeZone, { locale: readersLocale() });
}
