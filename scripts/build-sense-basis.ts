import { writeFileSync } from "node:fs";
import { senseSize } from "#server/matching-engine/sense/sense.ts";
import { sharesByVector } from "#server/matching-engine/sense/shares-by-vector.ts";
import { shareOccupations } from "#server/matching-engine/sense/share-occupations.ts";
import { OccupationSpace } from "#server/matching-engine/titles/occupation-space.ts";
import { occupationTitles } from "#server/matching-engine/titles/occupation-titles.ts";
import { builtInEmbeddings } from "#server/outside/models/built-in.ts";
import { addOuter, leading, square } from "./taxonomy/matrices.ts";

/** Finds the few directions in which the occupations of titles lie, so that a sense is short: node scripts/build-sense-basis.ts (a minute). */
const every = 24;
const space = new OccupationSpace(occupationTitles());
const known = [...new Set(occupationTitles().flatMap(([, titles]) => titles))];
const titles = known.filter((_, nth) => nth % every === 0);
const encoder = builtInEmbeddings();
const vectors = await encoder.embed(titles.map((title) => title.toLowerCase()));
const sharesOf = await sharesByVector(encoder);
await encoder.rest();

const products = square(space.size);
for (const [nth, title] of titles.entries()) {
  const byTitle = sharesOf(vectors[nth]!);
  const shares = shareOccupations(space, { titles: [title], byTitles: [byTitle], byText: byTitle });
  addOuter(products, Float64Array.from(shares, Math.sqrt), 1);
}
const { vectors: directions } = leading(products, senseSize);
const numbers = new Float16Array(space.size * senseSize);
for (const [at, direction] of directions.entries()) {
  for (const [place, value] of direction.entries()) numbers[place * senseSize + at] = value;
}
const file = new Uint8Array(numbers.buffer);
writeFileSync(new URL("../server/taxonomy/sense-basis.bin", import.meta.url), file);
console.log(`sense-basis.bin: ${Math.round(file.length / 1024)} KB`);
