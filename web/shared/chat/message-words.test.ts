import { expect, test } from "vitest";
import type { Message } from "#contract/chat/shapes.ts";
import { inShort } from "./message-words.ts";

test.each([
  [{ type: "regular", text: "Thursday suits me" }, "Thursday suits me"],
  [{ type: "regular", text: "", poll: { name: "Which day?" } }, "Which day?"],
  [{ type: "regular", text: "", poll: null }, "A file"],
  [{ type: "deleted", text: "Thursday suits me" }, "This message was deleted"],
])("%o in one line is %s", (message, words) => {
  expect(inShort(message as unknown as Message)).toBe(words);
});
