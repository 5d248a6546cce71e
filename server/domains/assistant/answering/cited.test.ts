import { expect, test } from "vitest";
import { partsOf } from "#server/testing/assistant.ts";
import { citedParts } from "./cited.ts";

const source = (text: string) =>
  ({ text, documentId: "a", kind: "help", title: "Help", href: "/help/a#b" }) as const;
const sources = [
  source("An invitation expires after 14 days without an answer."),
  source("Companies don’t see what you save."),
];
const saying = (text: string, citations: { source: number; words: string }[]) =>
  citedParts({ sentences: [{ text, citations }] }, sources);

test("assistant: a sentence stands with the source it cites word for word", () => {
  const parts = saying("Your invitation expires after 14 days.", [
    { source: 0, words: "expires after 14 days" },
  ]);
  expect(partsOf({ parts: parts! })).toEqual([
    "Your invitation expires after 14 days.",
    `/help/a#b ${sources[0]!.text}`,
  ]);
});

test.each([
  ["no citation", "Your invitation expires after 14 days.", []],
  ["words that no source says", "It expires.", [{ source: 0, words: "expires after 30 days" }]],
  ["a source that is not there", "It expires.", [{ source: 7, words: "expires" }]],
  ["empty words", "It expires.", [{ source: 0, words: " " }]],
  [
    "another number",
    "The invitation expires after 30 days.",
    [{ source: 0, words: "An invitation expires" }],
  ],
  ["other words", "Companies may read your messages and photos.", [{ source: 1, words: "Companies" }]],
  [
    "one citation of two that is made up",
    "An invitation expires.",
    [
      { source: 0, words: "An invitation expires" },
      { source: 1, words: "everyone sees" },
    ],
  ],
])("assistant: a model’s sentence with %s does not stand", (_, text, citations) => {
  expect(saying(text, citations)).toBeNull();
});
