import { expect, test } from "vitest";
import { helpSentences } from "#server/quoting/help-documents.ts";
import { answerOdds } from "./answer-odds.ts";
import { openEncoder } from "./encoder.ts";
import { helpVectors } from "./help-vectors.ts";
import { knownVector, questionVector, readTexts } from "./sentence-vectors.ts";
import { vectorSize } from "./transformer.ts";
import { textKey, vectorLikeness, wholeVector } from "./whole-vectors.ts";
import { wordPieces } from "./word-pieces.ts";

const encode = openEncoder();
const likeness = (a: string, b: string) => vectorLikeness(encode(a), wholeVector(encode(b)));

/** As all-MiniLM-L6-v2 says in its published form. */
test.each([
  ["The cat sits on the mat.", "A cat is sitting on a rug.", 0.77],
  ["How long is the vacation?", "You get 29 days off each year.", 0.48],
  ["How long is the vacation?", "Trucks are washed on Friday.", 0.1],
])("sentence encoder: “%s” and “%s” are as alike as in the original", (a, b, original) => {
  expect(Math.abs(likeness(a, b) - original)).toBeLessThan(0.03);
});

test("sentence encoder: other words for the same are more alike than the same words for something else", () => {
  const asked = "Can I take my dog to work?";
  expect(likeness(asked, "Pets are welcome at the office.")).toBeGreaterThan(
    likeness(asked, "I can take the work to the printer."),
  );
});

test("sentence encoder: a text of any length gives a vector of unit length", () => {
  for (const text of ["", "?", "word ".repeat(500), "Ünïcödé 東京 🚢"]) {
    const vector = encode(text);
    expect(vector).toHaveLength(vectorSize);
    expect(Math.hypot(...vector)).toBeCloseTo(1, 3);
  }
});

test("sentence encoder: words are read in the longest pieces that are known, without case and accents", () => {
  const rows = new Map(
    ["[UNK]", "re", "##fer", "##red", "##r", "cafe", "!", "##e"].map((piece, row) => [piece, row]),
  );
  const pieces = (text: string) => wordPieces(text, rows).map((row) => [...rows.keys()][row]);
  expect(pieces("Referred!")).toEqual(["re", "##fer", "##red", "!"]);
  expect(pieces("Café xyz")).toEqual(["cafe", "[UNK]"]);
});

test("sentence encoder: a text that was read is remembered, under a key that doesn’t reveal it", async () => {
  const text = `Lunch is at noon in hall ${Math.random()}.`;
  expect(knownVector(text)).toBeUndefined();
  await readTexts([text], 60_000);
  expect(vectorLikeness(await questionVector(text), knownVector(text)!)).toBeGreaterThan(0.99);
  expect(textKey(text)).not.toContain("Lunch");
});

test("sentence encoder: texts left over when time runs out are read in the background", async () => {
  const text = `Dinner is at seven in hall ${Math.random()}.`;
  await readTexts([text], 0);
  await expect.poll(() => knownVector(text), { timeout: 20_000 }).toBeDefined();
});

test("sentence encoder: nearly all help sentences are read beforehand (node scripts/build-help-vectors.ts)", () => {
  const all = helpSentences(["seekers", "employees", "hiringTeams", "administrators"]);
  const known = all.filter(
    ({ quote, inContext }) => helpVectors().has(textKey(quote.text)) && helpVectors().has(textKey(inContext)),
  );
  expect(known.length / all.length).toBeGreaterThan(0.9);
});

test("answer reader: what answers is told from what is about the same", async () => {
  const around = "Vacation: Ask your lead a week before.";
  const passages = ["Everyone gets 29 days off each year.", "Days off are entered in the calendar."].map(
    (text) => ({ text, around }),
  );
  const asked = "How many days of vacation do I get?";
  const [answers, stands] = await answerOdds(asked, passages);
  expect(answers).toBeGreaterThan(-1);
  expect(stands).toBeLessThan(answers! - 1);
  expect(await answerOdds(asked, passages)).toEqual([answers, stands]);
});
