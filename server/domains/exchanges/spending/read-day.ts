import type { DayOrder } from "#contract/ad-spend.ts";

const named = /^(?<day>\d{1,2})?\.?\s*(?<month>[a-z]{3})[a-z]*\.?\s*(?<after>\d{1,2})?,?\s+(?<year>\d{4})$/i;
const months = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");
const dayMs = 86_400_000;

/** Days written with slashes say their order where one number is no month; providers of the United States write the month first. */
export function orderOfDays(texts: readonly string[]): DayOrder {
  const firsts = texts.map((text) => Number(/^(\d{1,2})\/\d{1,2}\/\d{4}/.exec(text.trim())?.[1] ?? 0));
  return firsts.some((first) => first > 12) ? "day first" : "month first";
}

/** The first day that is another one in the other order, with what it is in this one. */
export function unclearDay(texts: readonly string[], order: DayOrder) {
  const other = order === "day first" ? "month first" : "day first";
  for (const each of texts) {
    const text = /^\d{1,2}\/\d{1,2}\/\d{4}/.exec(each.trim())?.[0] ?? "";
    const [day, turned] = [readDay(text, order), readDay(text, other)];
    if (day && turned && day !== turned) return { text, day, order };
  }
  return null;
}

/** "2026-11-03", "11/3/2026", "3.11.2026", "Nov 3, 2026" as a day; null where it is none. */
export function readDay(text: string, order: DayOrder): string | null {
  const written = text.trim().replace(/[T ]\d{1,2}:\d{2}.*$/, "");
  const [, isoYear, isoMonth, isoDay] = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})$/.exec(written) ?? [];
  if (isoYear) return dayFrom(isoYear, isoMonth, isoDay);
  const [, first, sign, second, year] = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4})$/.exec(written) ?? [];
  if (year) {
    const monthFirst = sign === "/" && order === "month first";
    return monthFirst ? dayFrom(year, first, second) : dayFrom(year, second, first);
  }
  const words = named.exec(written)?.groups;
  if (!words) return null;
  return dayFrom(words.year, months.indexOf(words.month!.toLowerCase()) + 1, words.day ?? words.after);
}

function dayFrom(year: unknown, month: unknown, day: unknown): string | null {
  const at = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  const isReal = at.getUTCMonth() === Number(month) - 1 && at.getUTCDate() === Number(day);
  return isReal && at.getUTCFullYear() >= 2000 ? at.toISOString().slice(0, 10) : null;
}

/** Whether a day has begun nowhere on earth yet. */
export function isFuture(day: string, now: Date) {
  return Date.parse(day) > now.getTime() + dayMs / 2;
}
