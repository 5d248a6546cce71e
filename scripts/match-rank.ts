import { parseArgs } from "node:util";
import { rankJobs } from "./matching/rank-jobs.ts";
import { readJobs } from "./matching/read-jobs.ts";
import { candidateOf } from "./matching/read-pairs.ts";
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
for (const { id, score, fit, breaks, hard, requirements } of rankJobs(readJobs(values.jobs), person).slice(
  0,
  limit,
)) {
  const reasons = Object.values(hard).flatMap(({ verdict, sentence }) =>
    verdict === "ok" ? [sentence] : [],
  );
  console.log(JSON.stringify({ id, score, fit, breaks, reasons, requirements }));
}
