import { expect, test } from "vitest";
import type { StoryDocument } from "./story-document.ts";
import { excerptOf, readingMinutes, readingTime } from "./story-words.ts";

test.each([
  [0, 1],
  [1, 1],
  [250, 1],
  [251, 2],
  [1000, 4],
  [1001, 5],
])("stories: %i words are %i min to read", (count, minutes) => {
  expect(readingMinutes(Array.from({ length: count }, () => "word").join(" "))).toBe(minutes);
  expect([readingTime(1), readingTime(4)]).toEqual(["1 min to read", "4 mins to read"]);
});

test("stories: an excerpt is the first three sentences of the paragraphs", () => {
  const text = (words: string) => [{ type: "text" as const, text: words }];
  const story: StoryDocument = {
    type: "doc",
    content: [
      { type: "heading", attrs: { level: 2 }, content: text("Not this. Nor this.") },
      { type: "paragraph", content: text("It costs $4.50 today. Really?") },
      { type: "paragraph" },
      { type: "paragraph", content: text("Yes! And no more.") },
    ],
  };
  expect(excerptOf(story)).toBe("It costs $4.50 today. Really? Yes!");
});
