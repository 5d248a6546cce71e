import { readersLocale } from "#ui/data/text/readers-locale.ts";

/** "December 1" */
export function dayFormat() {
  return new Intl.DateTimeFormat(readersLocale(), { day: "numeric", month: "long" });
}
