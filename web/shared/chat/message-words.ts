import type { Message } from "#contract/chat/shapes.ts";
import { withOwnInstant } from "#shared/times/own-instant.ts";
import { ownTimeZone } from "#shared/times/time-zone.ts";
import { readersLocale } from "#ui/data/text/readers-locale.ts";

/** Words between two stars on each side, which stand out. */
export const stressedWords = /\*\*(\S(?:[^\n]*?\S)?)\*\*/g;

export const deletedWords = "This message was deleted";

interface Said extends Pick<Message, "type" | "text"> {
  poll?: unknown;
  instant?: unknown;
}
/** A message in one line: its text, with a time it names as the reader’s clock shows it, or what it holds instead. */
export function inShort({ type, text, poll, instant }: Said) {
  if (type === "deleted") return deletedWords;
  const words = onOwnClock(text, instant).replaceAll(stressedWords, "$1");
  return words || (poll as { name: string } | null | undefined)?.name || "A file";
}

/** What the product says in a conversation, with a time it names as the reader’s clock shows it. */
export function onOwnClock(text: string, instant: unknown) {
  return withOwnInstant(text, instant, { timeZone: ownTimeZone(), locale: readersLocale() });
}

/** The service says which operation failed and why; people want the why. */
export function plainReason(refusal: string) {
  const reason = /failed with error: "(.*)"$/s.exec(refusal)?.[1] ?? refusal;
  return reason.charAt(0).toUpperCase() + reason.slice(1);
}
