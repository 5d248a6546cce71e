import { expect, test, vi } from "vitest";
import { instantWords } from "#shared/times/instant-words.ts";
import type { Message } from "#contract/chat/shapes.ts";
import { inShort, plainReason } from "./message-words.ts";

test.each([
  [{ type: "regular", text: "Thursday suits me" }, "Thursday suits me"],
  [{ type: "regular", text: "", poll: { name: "Which day?" } }, "Which day?"],
  [{ type: "regular", text: "", poll: null }, "A file"],
  [{ type: "regular", text: "**Thursday** suits me" }, "Thursday suits me"],
  [{ type: "deleted", text: "Thursday suits me" }, "This message was deleted"],
])("message wording: %o in one line is %s", (message, words) => {
  expect(inShort(message as unknown as Message)).toBe(words);
});

test("message wording: a time it names is the reader’s own", () => {
  const instant = "2026-11-24T14:00:00.000Z";
  const message = {
    type: "system",
    text: `Mei picked ${instantWords(instant, "UTC")} for the interview.`,
    instant,
  };
  vi.spyOn(Intl.DateTimeFormat.prototype, "resolvedOptions").mockReturnValue({
    timeZone: "Asia/Tokyo",
  } as Intl.ResolvedDateTimeFormatOptions);
  const words = inShort(message as unknown as Message);
  vi.restoreAllMocks();
  expect(words).toBe("Mei picked Tuesday, November 24, 2026 at 11:00 PM GMT+9 for the interview.");
});

test("message wording: a refusal is told without the name of the operation", () => {
  expect(plainReason('SendMessage failed with error: "you are banned from writing"')).toBe(
    "You are banned from writing",
  );
  expect(plainReason("too many calls")).toBe("Too many calls");
});
