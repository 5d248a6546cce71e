import { parseArgs } from "node:util";
import { openSenses, scoreFit, type CandidateText } from "#server/matching-engine/index.ts";
import { builtInEmbeddings } from "#server/outside/models/built-in.ts";
import { closenessToAll } from "./matching/closeness-to-all.ts";
import { readJobs } from "./matching/read-jobs.ts";
import { candidateOf, jobOf } from "./matching/read-pairs.ts";
import "./command-errors.ts";

/** Ranks jobs for a person: `npm run match:rank -- --candidate FILE --jobs FILE`, one JSON object a line, best first. */
const { values } = parseArgs({
  options: { candidate: { type: "string" }, jobs: { type: "string" }, limit: { type: "string" } },
});
if (!values.candidate || !values.jobs) {
  console.error("Say who and which jobs: npm run match:rank -- --candidate FILE --jobs FILE [--limit N]");
  process.exit(1);
}

const limit = values.limit === undefined ? undefined : Number(values.limit);
if (limit !== undefined && !(Number.isInteger(limit) && limit > 0))
  throw new Error("--limit is a whole number from 1.");

const person = await candidateOf(values.candidate, new Date().toISOString().slice(0, 10));
const given = readJobs(values.jobs);
for (const line of (await rank(person)).slice(0, limit)) console.log(JSON.stringify(line));

async function rank(candidate: CandidateText) {
  const jobs = given.map(({ row }) => jobOf(row));
  const senses = openSenses(builtInEmbeddings());
  const [semantic] = await closenessToAll(senses, { candidates: [candidate], jobs });
  await senses.rest();
  return given
    .map(({ id }, index) => {
      const { exact, requirements } = scoreFit(jobs[index]!, candidate, { semantic: semantic![index] });
      return { id, score: Math.round(exact * 100) / 100, requirements };
    })
    .sort((a, b) => b.score - a.score);
}
