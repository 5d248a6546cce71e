interface Look {
  timeZoneName?: "short";
  locale?: string;
}
/** "3:00 PM", or "3:00 PM EST" with the zone: a time of day as Americans write it, or as the locale does. */
export function clockWords(
  at: Date | string,
  timeZone?: string,
  { timeZoneName, locale = "en-US" }: Look = {},
): string {
  const words = new Intl.DateTimeFormat(locale, {
    timeZone,
    hour: "numeric",
    minute: "2-digit",
    timeZoneName,
  }).format(new Date(at));
  // ICU puts a narrow space before PM, which some fonts and mail programs do not have.
  return words.replaceAll("\u202f", " ");
}
