import { parseArgs } from "node:util";
import { modelVersion } from "#server/matching-engine/index.ts";
import { sameSide, weightedKappa } from "./eval/agreement.ts";
import { estimate, mean, type Estimate } from "./eval/bootstrap.ts";
import { findAds } from "./eval/real/find-ads.ts";
import { fits, measureNames, measuresOf, type Measures, type Verdict } from "./eval/real/measures.ts";
import { rankersOf, type Ranker } from "./eval/real/rankers.ts";
import { readCollection, verdictsOf, type GradedAd, type Person } from "./eval/real/read-collection.ts";
import { keepResult, tableOf } from "./eval/results.ts";
import "./command-errors.ts";

/**
 * Ranks real postings for people by the product and by plain baselines, against what assessors said of each pair:
 * REAL_DATA_DIR=FOLDER npm run eval:people [-- --locked] [--keep], see scripts/eval/real/README.md. It looks at the tuning
 * half unless `--locked` is given, which belongs to the end of the work on the engine. `--keep` writes what it found to
 * scripts/eval/results.json, which `npm run model-card` reads.
 */
const { values } = parseArgs({
  options: { locked: { type: "boolean", default: false }, keep: { type: "boolean", default: false } },
});
const folder = process.env["REAL_DATA_DIR"];
if (!folder) {
  console.error("Set REAL_DATA_DIR to the folder of real data that scripts/eval/real/README.md describes.");
  process.exit(2);
}

const { people, grades, ads, split } = readCollection();
const half = values.locked ? "locked" : "tuning";
const ids = new Set(split[half]);
const found = findAds(folder, ads);
if (found.size === 0) throw new Error(`${folder} holds none of the graded advertisements.`);
tellMissing(ads.filter(({ id }) => !found.has(id)));

interface Reader {
  person: Person;
  verdicts: Map<string, Verdict>;
  /** In the order of their keys, so that equal scores are ordered by chance, and alike for every ranker. */
  ids: string[];
}
const readers = people.filter(({ id }) => ids.has(id)).map(readerOf);
const measurable = readers.filter(({ verdicts, ids }) => ids.some((id) => fits(verdicts.get(id)!)));
for (const { person } of readers.filter((reader) => !measurable.includes(reader)))
  console.log(`${person.id} is left out: no advertisement that fits was found.`);

const { ours, baselines } = rankersOf(found);
const rows: [string, Measures[]][] = [];
for (const [name, ranker] of [["ours", ours] as const, ...baselines])
  rows.push([name, await measured(ranker)]);

printTable(`${half} people`);
tellAgreement();

function readerOf(person: Person): Reader {
  const verdicts = verdictsOf(grades.filter(({ person_id }) => person_id === person.id));
  const own = ads.filter(({ id }) => verdicts.has(id) && found.has(id));
  return {
    person,
    verdicts,
    ids: own.toSorted((a, b) => (a.key < b.key ? -1 : 1)).map(({ id }) => id),
  };
}

async function measured(ranker: Ranker): Promise<Measures[]> {
  const all: Measures[] = [];
  for (const { person, verdicts, ids } of measurable) {
    const orders = await ranker(person, ids);
    const each = orders.map((order) => measuresOf(order.map((id) => verdicts.get(id)!)));
    all.push(eachMeasure((name) => mean(each.map((measures) => measures[name]))));
  }
  return all;
}

function eachMeasure(value: (name: keyof Measures) => number): Measures {
  return Object.fromEntries(measureNames.map((name) => [name, value(name)])) as Measures;
}

function printTable(name: string): void {
  const pairs = measurable.reduce((sum, { ids: graded }) => sum + graded.length, 0);
  const own = rows.map(([ranker, of]) => ({ ranker, of }));
  const [product, ...others] = own;
  const meanOf = ({ of }: { of: Measures[] }) => mean(of.map((measures) => measures["nDCG@10"]));
  const best = others.reduce((a, b) => (meanOf(b) > meanOf(a) ? b : a));
  const ahead = product!.of.map((measures, at) =>
    eachMeasure((measure) => measures[measure] - best.of[at]![measure]),
  );
  const table = {
    head: [`${name}: ${measurable.length}, ${pairs.toLocaleString("en")} pairs`, ...measureNames],
    rows: [...own, { ranker: `ours − ${best.ranker}`, of: ahead }].map(({ ranker, of }) => [
      ranker,
      ...measureNames.map((measure) => cell(of.map((one) => one[measure]))),
    ]),
  };
  console.log(`\n${tableOf(table)}`);
  if (values.keep)
    keepResult(`${half}People`, {
      command: `npm run eval:people${values.locked ? " -- --locked" : ""}`,
      measuredOn: new Date().toISOString().slice(0, 10),
      modelVersion,
      ...table,
    });
}

function cell(values: readonly number[]): string {
  const { mean, low, high }: Estimate = estimate(values);
  return `${mean.toFixed(3)} [${low.toFixed(3)}, ${high.toFixed(3)}]`;
}

function tellMissing(missing: readonly GradedAd[]): void {
  const bySource = [...Map.groupBy(missing, ({ source }) => source)].map(
    ([source, own]) => `${source} ${own.length}`,
  );
  console.log(
    `${missing.length} of ${ads.length} graded advertisements were not found${bySource.length > 0 ? `: ${bySource.join(", ")}` : ""}.`,
  );
}

/** Where two assessors graded the same pair. */
function tellAgreement(): void {
  const own = grades.filter(({ person_id }) => ids.has(person_id));
  const pairs = [...Map.groupBy(own, ({ person_id, job_id }) => `${person_id} ${job_id}`).values()].flatMap(
    ([first, second]) => (second ? [[first!.grade, second.grade] as const] : []),
  );
  const [kappa, side] = [weightedKappa(pairs), sameSide(pairs, 2)];
  console.log(
    `\nAssessors agree on ${pairs.length.toLocaleString("en")} pairs: weighted kappa ${kappa.toFixed(3)}, on the same side of 2 in ${(100 * side).toFixed(1)} %.`,
  );
}
