import { parseArgs } from "node:util";
import { openSenses, scoreFit, type CandidateText } from "#server/matching-engine/index.ts";
import { builtInEmbeddings } from "#server/outside/models/built-in.ts";
import { closenessToAll } from "./matching/closeness-to-all.ts";
import { candidateOf, jobOf } from "./matching/read-pairs.ts";
import "./plainly.ts";
import { readJson, readText } from "./read-input.ts";

/** Ranks jobs for a person: `npm run match:rank -- --candidate FILE --jobs FILE`, one JSON object a line, best first. */
const { values } = parseArgs({
  options: { candidate: { type: "string" }, jobs: { type: "string" }, limit: { type: "string" } },
});
if (!values.candidate || !values.jobs) {
  console.error("Say who and which jobs: npm run match:rank -- --candidate FILE --jobs FILE [--limit N]");
  process.exit(1);
}

const person = await candidateOf(values.candidate, new Date().toISOString().slice(0, 10));
const rows = rowsOf(values.jobs);
for (const line of (await rank(person)).slice(0, values.limit ? Number(values.limit) : undefined))
  console.log(JSON.stringify(line));

async function rank(candidate: CandidateText) {
  const jobs = rows.map(jobOf);
  const senses = openSenses(builtInEmbeddings());
  const [semantic] = await closenessToAll(senses, { candidates: [candidate], jobs });
  await senses.rest();
  return rows
    .map((row, index) => {
      const { exact, requirements } = scoreFit(jobs[index]!, candidate, { semantic: semantic![index] });
      return { id: row.id ?? row.url ?? index, score: Math.round(exact * 100) / 100, requirements };
    })
    .sort((a, b) => b.score - a.score);
}

function rowsOf(path: string): Record<string, unknown>[] {
  const body = readText(path);
  const rows: unknown[] = body.trimStart().startsWith("[{")
    ? readJson(body, path)
    : body
        .split("\n")
        .flatMap((line, at) => (line.trim() === "" ? [] : [readJson(line, `Line ${at + 1} of ${path}`)]));
  if (rows.length === 0) throw new Error(`There are no jobs in ${path}.`);
  return rows.map((row, at) => {
    if (isJob(row)) return row;
    throw new Error(`Job ${at + 1} of ${path} is not a JSON object with a text, a description or a title.`);
  });
}

function isJob(row: unknown): row is Record<string, unknown> {
  if (typeof row !== "object" || row === null || Array.isArray(row)) return false;
  return ["text", "description", "jobDescription", "title", "jobTitle"].some((name) => name in row);
}
