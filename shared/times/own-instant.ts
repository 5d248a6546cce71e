import { instantWords } from "./instant-words.ts";

interface Clock {
  timeZone: string;
  locale: string;
}
/** A line that both sides of a conversation read names its instant in UTC; this is how it reads on one reader’s clock. */
export function withOwnInstant(text: string, instant: unknown, { timeZone, locale }: Clock): string {
  if (typeof instant !== "string") return text;
  return text.replace(instantWords(instant, "UTC"), instantWords(instant, timeZone, locale));
}
