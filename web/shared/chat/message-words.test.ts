import { expect, test } from "vitest";
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

test("message wording: a refusal is told without the name of the operation", () => {
  expect(plainReason('SendMessage failed with error: "you are banned from writing"')).toBe(
    "You are banned from writing",
  );
  expect(plainReason("too many calls")).toBe("Too many calls");
});
