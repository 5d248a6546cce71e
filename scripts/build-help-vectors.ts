import { writeFileSync } from "node:fs";
import { helpSentences } from "#server/quoting/help-documents.ts";
import { openEncoder } from "#server/sentence-encoder/encoder.ts";
import { textKey, wholeVector } from "#server/sentence-encoder/whole-vectors.ts";

/**
 * Reads the help pages with the sentence encoder: node scripts/build-help-vectors.ts. After a change to a help page the product
 * reads the new sentences itself when they are first asked about; this keeps that short.
 */
const sentences = helpSentences(["seekers", "employees", "hiringTeams", "administrators"]);
const texts = [...new Set(sentences.flatMap(({ quote, inContext }) => [quote.text, inContext]))];
const encode = openEncoder();
const file = new URL("../server/sentence-encoder/help-vectors.bin", import.meta.url);
writeFileSync(
  file,
  Buffer.concat(
    texts.flatMap((text) => [
      Buffer.from(textKey(text), "latin1"),
      Buffer.from(wholeVector(encode(text)).buffer),
    ]),
  ),
);
console.log(`${texts.length} texts of ${sentences.length} sentences`);
