import { scoreFit, textLines } from "#server/matching-engine/index.ts";
import { estimate, mean } from "./eval/bootstrap.ts";
import { findAds } from "./eval/real/find-ads.ts";
import { asOf } from "./eval/real/rankers.ts";
import { readCollection } from "./eval/real/read-collection.ts";
import { jobOf } from "./matching/read-pairs.ts";
import { wishesOf } from "./matching/wishes.ts";
import "./command-errors.ts";

/**
 * How far a score moves when nothing of substance changes: lost line breaks, sections in another order, no name.
 * REAL_DATA_DIR=FOLDER npm run eval:steadiness, on the people that may be looked at and real advertisements.
 */
const folder = process.env["REAL_DATA_DIR"];
if (!folder) {
  console.error("Set REAL_DATA_DIR to the folder of real data that scripts/eval/real/README.md describes.");
  process.exit(2);
}
const adsEach = 25;
const { people, grades, ads, split } = readCollection();
const found = findAds(folder, ads);

const changes: Record<string, { resume?: (text: string) => string; ad?: (text: string) => string }> = {
  "advertisement without line breaks": { ad: joined },
  "resume without line breaks": { resume: joined },
  "resume with its sections in another order": { resume: turned },
  "resume without its first line": { resume: (text) => text.split("\n").slice(1).join("\n") },
};
const moved = new Map(Object.keys(changes).map((name) => [name, [] as number[][]]));
for (const person of people.filter(({ id }) => split.tuning.includes(id))) {
  // Those of the person's trade: elsewhere the score is near nought and nothing could move it.
  const ids = new Set(
    grades.flatMap(({ person_id, job_id, grade }) => (person_id === person.id && grade > 0 ? [job_id] : [])),
  );
  const own = [...found]
    .filter(([id, { text }]) => ids.has(id) && (text ?? "").split("\n").length > 8)
    .slice(0, adsEach);
  const wanted = wishesOf(person.wishesFile);
  for (const [name, { resume = same, ad = same }] of Object.entries(changes)) {
    const [before, after] = [person.resume, resume(person.resume)].map((text) => ({
      asOf,
      resume: textLines(text),
      wanted,
    })) as [Parameters<typeof scoreFit>[1], Parameters<typeof scoreFit>[1]];
    const differences = own.map(([, row]) => {
      const [given, changed] = [jobOf({ ...row }), jobOf({ ...row, text: ad(row.text!) })];
      return Math.abs(scoreFit(given, before).exact - scoreFit(changed, after).exact);
    });
    if (differences.length > 0) moved.get(name)!.push(differences);
  }
}
for (const [name, differences] of moved) {
  const { mean: average, low, high } = estimate(differences.map(mean));
  const most = Math.max(...differences.flat());
  console.log(
    `| ${name} | ${average.toFixed(2)} [${low.toFixed(2)}, ${high.toFixed(2)}] | ${most.toFixed(1)} |`,
  );
}

function same(text: string): string {
  return text;
}

function joined(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

/** The parts between blank lines, all but the first in reverse. */
function turned(text: string): string {
  const [head = "", ...parts] = text.split(/\n\s*\n/);
  return [head, ...parts.toReversed()].join("\n\n");
}
