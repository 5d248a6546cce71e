import { writeFileSync } from "node:fs";
import { isHeldOut, occupationTitles } from "#server/matching-engine/titles/occupation-titles.ts";
import { embeddingSize, meaningSize } from "#server/matching-engine/titles/title-meaning.ts";
import { unit } from "#server/matching-engine/titles/occupation-space.ts";
import { builtInEmbeddings } from "#server/outside/models/built-in.ts";
import { discriminate } from "./taxonomy/discriminate.ts";

/** Learns what of the built-in encoder's vectors tells occupations apart, from their known titles: node scripts/build-title-meaning.ts (about ten minutes). */
const encoder = builtInEmbeddings();
const rows = occupationTitles().flatMap(([, titles], group) =>
  titles.filter((title) => !isHeldOut(title)).map((title) => ({ title, group })),
);
const titles = [...new Set(rows.map(({ title }) => title))].sort((a, b) => a.length - b.length);
const vectorOf = new Map<string, Float32Array>();
for (let at = 0; at < titles.length; at += 1024) {
  const some = titles.slice(at, at + 1024);
  const vectors = await encoder.embed(some.map((title) => title.toLowerCase()));
  for (const [index, title] of some.entries()) vectorOf.set(title, vectors[index]!);
  console.log(`${Math.min(at + 1024, titles.length)} of ${titles.length} titles`);
}
await encoder.rest();

const mean = new Float32Array(embeddingSize);
for (const vector of vectorOf.values()) {
  for (const [place, value] of vector.entries()) mean[place]! += value / vectorOf.size;
}
const { turn, centres } = discriminate(
  rows.map(({ title, group }) => ({
    group,
    vector: vectorOf.get(title)!.map((value, at) => value - mean[at]!),
  })),
  { size: embeddingSize, kept: meaningSize },
);
const numbers = [mean, turn, ...centres.map(unit)].flatMap((part) => [...part]);
const file = new Uint8Array(Float16Array.from(numbers).buffer);
writeFileSync(new URL("../server/taxonomy/title-meaning.bin", import.meta.url), file);
console.log(`title-meaning.bin: ${Math.round(file.length / 1024)} KB`);
