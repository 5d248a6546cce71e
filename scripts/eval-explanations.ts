import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { streamFor } from "#server/demo/world/random.ts";
import { type ShownLine, shownLines } from "./eval/explanations/shown-lines.ts";
import { findAds } from "./eval/real/find-ads.ts";
import { asOf } from "./eval/real/rankers.ts";
import { readCollection } from "./eval/real/read-collection.ts";
import { candidateOf } from "./matching/read-pairs.ts";
import { wishesOf } from "./matching/wishes.ts";
import "./command-errors.ts";

/**
 * Draws lines that the product shows to people (met, unclear, missing) for someone to judge true or false:
 * REAL_DATA_DIR=FOLDER npm run eval:explanations -- FILE.jsonl [--locked] [--skip JOBS]. The file holds texts of third parties; it stays outside the repository.
 */
const { values, positionals } = parseArgs({
  options: { locked: { type: "boolean", default: false }, skip: { type: "string", default: "0" } },
  allowPositionals: true,
});
const [folder, file] = [process.env["REAL_DATA_DIR"], positionals[0]];
if (!folder || !file) {
  console.error(
    "Usage: REAL_DATA_DIR=FOLDER npm run eval:explanations -- FILE.jsonl [--locked] [--skip JOBS]",
  );
  process.exit(2);
}

/** So many of each, as far as there are; what is left of the whole is filled with unclear ones. */
const wanted = { met: 120, missing: 60 };
const whole = 200;
const { people, grades, ads, split } = readCollection();
const half = new Set(split[values.locked ? "locked" : "tuning"]);
const found = findAds(folder, ads);
const lines: ShownLine[] = [];
for (const person of people.filter(({ id }) => half.has(id))) {
  const ids = new Set(grades.flatMap(({ person_id, job_id }) => (person_id === person.id ? [job_id] : [])));
  const candidate = { ...(await candidateOf(person.resumeFile, asOf)), wanted: wishesOf(person.wishesFile) };
  const own = new Map([...found].filter(([id]) => ids.has(id)).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  lines.push(...shownLines(person, candidate, { ads: own, skip: Number(values.skip) }));
}
const random = streamFor(20_261_122, "shown lines");
const mixed = random.shuffle(lines);
const of = (verdict: ShownLine["verdict"]) => mixed.filter((line) => line.verdict === verdict);
const sure = [...of("met").slice(0, wanted.met), ...of("missing").slice(0, wanted.missing)];
const drawn = random.shuffle([...sure, ...of("unclear").slice(0, whole - sure.length)]);
writeFileSync(file, `${drawn.map((line) => JSON.stringify(line)).join("\n")}\n`);
const counted = (["met", "unclear", "missing"] as const).map((verdict) => `${of(verdict).length} ${verdict}`);
console.log(`${drawn.length} of ${lines.length} lines (${counted.join(", ")}) written to ${file}.`);
