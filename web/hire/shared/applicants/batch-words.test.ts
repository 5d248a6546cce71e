import { expect, test } from "vitest";
import { batchWords, refusedWords } from "./batch-words.ts";

test.each([
  [{ move: "pass", stage: null, count: 40 }, "Rejected 40 people"],
  [{ move: "shortlist", stage: null, count: 1 }, "1 person shortlisted"],
  [{ move: "move", stage: "take-home", count: 2 }, "2 people moved to Take-home"],
] as const)("many at once: %o is told as “%s”", (batch, words) => {
  expect(batchWords(batch, "Take-home")).toBe(words);
});

test("many at once: those who could not be moved are named by reason", () => {
  const gone = ["Ann", "Ben", "Cleo", "Dan"].map((fullName) => ({ fullName, because: "already withdrawn" }));
  expect(refusedWords("pass", [...gone, { fullName: null, because: "already rejected" }], 40)).toEqual({
    title: "Couldn’t reject 5 of 40",
    text: "Ann, Ben, Cleo and 1 more: already withdrawn. Someone: already rejected.",
  });
});
