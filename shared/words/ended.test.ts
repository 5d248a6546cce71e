import { expect, test } from "vitest";
import { ended } from "./ended.ts";

test.each([
  ["Check your answers", "Check your answers."],
  ["Check it!", "Check it!"],
  ["And then…", "And then…"],
  ["Check your answer to “Where?”", "Check your answer to “Where?”"],
  ["Check your answer to “Tell us more…”", "Check your answer to “Tell us more…”"],
  ["Check your answer to “Name”", "Check your answer to “Name”."],
])("ended: %s becomes %s", (sentence, whole) => {
  expect(ended(sentence)).toBe(whole);
});
