import type { Message } from "#contract/chat/shapes.ts";

/** Words between two stars on each side, which stand out. */
export const stressedWords = /\*\*(\S(?:[^\n]*?\S)?)\*\*/g;

export const deletedWords = "This message was deleted";

/** A message in one line: its text, or what it holds instead. */
export function inShort({ type, text, poll }: Pick<Message, "type" | "text"> & { poll?: unknown }) {
  if (type === "deleted") return deletedWords;
  return (
    text.replaceAll(stressedWords, "$1") || (poll as { name: string } | null | undefined)?.name || "A file"
  );
}

/** The service says which operation failed and why; people want the why. */
export function plainReason(refusal: string) {
  const reason = /failed with error: "(.*)"$/s.exec(refusal)?.[1] ?? refusal;
  return reason.charAt(0).toUpperCase() + reason.slice(1);
}
