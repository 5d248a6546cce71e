import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { estimate } from "./eval/bootstrap.ts";
import { findAds } from "./eval/real/find-ads.ts";
import { baselinesOf, type Ranker } from "./eval/search/baselines.ts";
import { measureNames, measuresOf, type Measures } from "./eval/search/measures.ts";
import { productOf } from "./eval/search/product.ts";
import { type Query, readQueries } from "./eval/search/read-queries.ts";
import "./command-errors.ts";

/**
 * Asks the queries of a stranger over real postings and compares the first ten with what assessors said of them:
 * REAL_DATA_DIR=FOLDER npm run eval:queries [-- --locked] [--run FILE] [--verbose], see scripts/eval/search/README.md.
 * It measures the tuning half unless `--locked` is given, which belongs to the end of the work on the engine; --run
 * writes the product's first hundred of every query of both halves for the assessors, without measuring.
 */
const { values } = parseArgs({
  options: {
    locked: { type: "boolean", default: false },
    verbose: { type: "boolean", default: false },
    run: { type: "string" },
    collection: { type: "string", default: join(import.meta.dirname, "eval/search") },
  },
});
const folder = process.env["REAL_DATA_DIR"];
if (!folder) {
  console.error("Set REAL_DATA_DIR to the folder of real data that scripts/eval/real/README.md describes.");
  process.exit(2);
}

const { queries, split, grades, postings } = readQueries(values.collection);
const found = findAds(folder, postings);
if (found.size === 0) throw new Error(`${folder} holds none of the postings.`);
console.log(
  `${(postings.length - found.size).toLocaleString("en")} of ${postings.length.toLocaleString("en")} postings were not found.`,
);
const product = productOf(found);

if (values.run) await writeRun(values.run);
else await measure();

async function writeRun(file: string) {
  const lines: string[] = [];
  for (const { id, query, searcher } of queries) {
    const ids = await product(query, searcher);
    ids.forEach((job, at) => lines.push([id, job, ids.length - at].join("\t")));
  }
  writeFileSync(file, `${lines.join("\n")}\n`);
}

async function measure() {
  const half = new Set(values.locked ? split.locked : split.tune);
  const graded = Map.groupBy(grades, ({ query_id }) => query_id);
  const asked = queries.filter(({ id }) => half.has(id) && graded.has(id));
  if (asked.length === 0) return console.log("No graded queries are kept back now.");
  const rows: [string, Measures[]][] = [];
  for (const [name, ranker] of [["ours", product] as const, ...baselinesOf(found)])
    rows.push([name, await measured(ranker, asked)]);
  console.log(`\n${values.locked ? "kept back" : "may be looked at"}: ${asked.length} queries`);
  if (values.verbose) printWorst(asked, rows[0]![1]);
  printKinds(asked, rows[0]![1]);
  printRankers(rows);
}

async function measured(ranker: Ranker, asked: Query[]): Promise<Measures[]> {
  const all: Measures[] = [];
  for (const { id, query, searcher } of asked) {
    const verdicts = new Map(
      grades.filter(({ query_id }) => query_id === id).map((grade) => [grade.job_id, grade]),
    );
    all.push(measuresOf(await ranker(query, searcher), verdicts, sameJob));
  }
  return all;
}

function sameJob(id: string): string {
  const { title, company } = found.get(id) ?? { title: id, company: null };
  return `${company} ${title.toLowerCase()}`;
}

/** Every query with its measure, the worst first. */
function printWorst(asked: Query[], own: Measures[]) {
  const worst = asked
    .map(({ id, kind, query }, at) => ({ measure: own[at]!["nDCG@10"], text: `${id} ${kind}: ${query}` }))
    .toSorted((a, b) => (a.measure ?? 1) - (b.measure ?? 1));
  for (const { measure, text } of worst) console.log(`${measure?.toFixed(3) ?? "–"} ${text}`);
}

function printKinds(asked: Query[], own: Measures[]) {
  console.log(
    `\n| kind | queries | ${measureNames.join(" | ")} |\n|---|---|${"---|".repeat(measureNames.length)}`,
  );
  const kinds = Map.groupBy(asked.keys(), (at) => asked[at]!.kind);
  for (const [kind, places] of kinds)
    printRow(
      [kind, String(places.length)],
      places.map((at) => own[at]!),
    );
}

function printRankers(rows: [string, Measures[]][]) {
  console.log(`\n| ranker | ${measureNames.join(" | ")} |\n|---|${"---|".repeat(measureNames.length)}`);
  for (const [name, all] of rows) printRow([name], all);
}

function printRow(head: string[], all: Measures[]) {
  const cells = measureNames.map((name) => cell(all.flatMap((measures) => measures[name] ?? [])));
  console.log(`| ${[...head, ...cells].join(" | ")} |`);
}

function cell(values: readonly number[]): string {
  if (values.length === 0) return "–";
  const { mean, low, high } = estimate(values);
  return `${mean.toFixed(3)} [${low.toFixed(2)}, ${high.toFixed(2)}]`;
}
