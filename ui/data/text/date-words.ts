import { clockWords } from "#shared/times/clock-words.ts";
import { readersLocale } from "./readers-locale.ts";

/** A date as the reader writes it. Pass UTC for a day without a time, so that it is the same day everywhere. */
export function dateWords(at: string | number | Date, look: Intl.DateTimeFormatOptions): string {
  const words = formatOf(look).format(new Date(at));
  // ICU puts a narrow space before PM, which some fonts do not have.
  return words.replaceAll("\u202f", " ");
}

/** Making a format takes longer than using it, and lists use one for each row. */
const formats = new Map<string, Intl.DateTimeFormat>();
function formatOf(look: Intl.DateTimeFormatOptions) {
  const locale = readersLocale();
  const key = JSON.stringify([locale, look]);
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, look);
  formats.set(key, format);
  return format;
}

/** A time of day as the reader writes it. */
export function timeWords(at: string | Date, timeZone?: string): string {
  return clockWords(at, timeZone, { locale: readersLocale() });
}
