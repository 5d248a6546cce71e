/** In this header our pages say how their reader’s device writes dates and times. */
export const localeHeader = "x-locale";

/** Whether a text names a language, perhaps with a region, such as "de-AT". */
export function isLocale(name: string): boolean {
  try {
    return Intl.getCanonicalLocales(name).length === 1;
  } catch {
    return false;
  }
}

/** The locale a header names; nothing where it names none. */
export function localeFrom(header: unknown): string | undefined {
  return typeof header === "string" && header.length <= 35 && isLocale(header) ? header : undefined;
}

/** English words in the order, and on the clock, of the locale’s region: "en-AT" for "de". */
export function dateLocale(locale: string): string {
  const region = isLocale(locale) ? new Intl.Locale(locale).maximize().region : undefined;
  return `en-${region ?? "US"}`;
}
