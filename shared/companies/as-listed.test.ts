import { expect, test } from "vitest";
import { asListed } from "./as-listed.ts";
import { benefits, cultureTags, industries } from "./known-words.data.ts";

test.each([
  [
    ["education", " Legal  Services "],
    ["Education", "Legal services"],
  ],
  [["Education", "education"], ["Education"]],
  [["Glass blowing", " "], ["Glass blowing"]],
])("known words: %o are kept as %o", (typed, kept) => {
  expect(asListed(typed, industries)).toEqual(kept);
});

test("known words: no list offers a word twice", () => {
  for (const list of [industries, benefits, cultureTags])
    expect(new Set(list.map((word) => word.toLowerCase())).size).toBe(list.length);
});
