import { writeFileSync } from "node:fs";
import { isHeldOut, occupationTitles } from "#server/matching-engine/titles/occupation-titles.ts";
import { occupationDirections } from "#server/matching-engine/titles/title-meaning.ts";
import { unitVector } from "#server/taxonomy/unit-vector.ts";
import { meaningOf, meaningSize } from "#server/taxonomy/word-meaning.ts";
import { discriminate } from "./taxonomy/discriminate.ts";

/** Learns what of the vectors of words tells occupations apart, from their known titles: node scripts/build-title-meaning.ts (a minute). */
const rows = occupationTitles().flatMap(([, titles], group) =>
  titles.filter((title) => !isHeldOut(title)).map((title) => ({ title, group })),
);
const titles = [...new Set(rows.map(({ title }) => title))];
const vectorOf = new Map(titles.map((title) => [title, meaningOf(title)]));

const mean = new Float32Array(meaningSize);
for (const vector of vectorOf.values()) {
  for (const [place, value] of vector.entries()) mean[place]! += value / vectorOf.size;
}
const { turn, centres } = discriminate(
  rows.map(({ title, group }) => ({
    group,
    vector: vectorOf.get(title)!.map((value, at) => value - mean[at]!),
  })),
  { size: meaningSize, kept: occupationDirections },
);
const numbers = [mean, turn, ...centres.map(unitVector)].flatMap((part) => [...part]);
const file = new Uint8Array(Float16Array.from(numbers).buffer);
writeFileSync(new URL("../server/taxonomy/title-meaning.bin", import.meta.url), file);
console.log(`title-meaning.bin: ${Math.round(file.length / 1024)} KB`);
