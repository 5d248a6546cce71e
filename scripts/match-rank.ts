import { parseArgs } from "node:util";
import { scoreFit } from "#server/matching-engine/index.ts";
import { readJobs } from "./matching/read-jobs.ts";
import { candidateOf, jobOf } from "./matching/read-pairs.ts";
import { wishesOf } from "./matching/wishes.ts";
import "./command-errors.ts";

/**
 * Ranks jobs for a person: `npm run match:rank -- --candidate FILE [--person FILE] --jobs FILE`, one JSON object a line, best
 * first; jobs that break something the person asks for come last. `score` puts them in order, `fit` is what the product shows:
 * null where the posting says too little.
 */
const { values } = parseArgs({
  options: {
    candidate: { type: "string" },
    person: { type: "string" },
    jobs: { type: "string" },
    limit: { type: "string" },
  },
});
if (!values.candidate || !values.jobs) {
  console.error(
    "Say who and which jobs: npm run match:rank -- --candidate RESUME [--person WISHES.json] --jobs FILE [--limit N]",
  );
  process.exit(1);
}

const limit = values.limit === undefined ? undefined : Number(values.limit);
if (limit !== undefined && !(Number.isInteger(limit) && limit > 0))
  throw new Error("--limit is a whole number from 1.");

const read = await candidateOf(values.candidate, new Date().toISOString().slice(0, 10));
const person = values.person ? { ...read, wanted: wishesOf(values.person) } : read;
const ranked = readJobs(values.jobs)
  .map(({ id, row }) => {
    const { score: fit, exact, breaks, hard, requirements } = scoreFit(jobOf(row), person);
    const score = Math.round((breaks.length > 0 ? exact / 2 : 50 + exact / 2) * 100) / 100;
    const reasons = Object.values(hard).flatMap(({ verdict, sentence }) =>
      verdict === "ok" ? [sentence] : [],
    );
    return { id, score, fit, breaks, reasons, requirements };
  })
  .toSorted((a, b) => b.score - a.score);
for (const line of ranked.slice(0, limit)) console.log(JSON.stringify(line));
