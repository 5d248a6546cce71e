import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { scoreFit, type CandidateText, type JobText } from "#server/matching-engine/index.ts";
import { readSalary } from "#shared/numbers/read-salary.ts";
import type { Salary } from "#shared/numbers/salary.ts";
import { readJobLocations } from "#shared/places/job-locations.ts";

/** Ranks jobs for a person: `node scripts/match-rank.ts --candidate FILE --jobs FILE`, one JSON object a line, best first. */
const { values } = parseArgs({
  options: { candidate: { type: "string" }, jobs: { type: "string" }, limit: { type: "string" } },
});
if (!values.candidate || !values.jobs) {
  console.error("Usage: node scripts/match-rank.ts --candidate FILE --jobs FILE [--limit N]");
  process.exit(1);
}

const person = candidateOf(readFileSync(values.candidate, "utf8"));
const ranked = rowsOf(readFileSync(values.jobs, "utf8"))
  .map((row, index) => ({ id: row.id ?? row.url ?? index, ...fit(row) }))
  .sort((a, b) => b.score - a.score)
  .slice(0, values.limit ? Number(values.limit) : undefined);
for (const line of ranked) console.log(JSON.stringify(line));

function fit(row: Record<string, unknown>) {
  const { score, requirements } = scoreFit(jobOf(row), person);
  return { score, requirements };
}

/** A JSON file of the engine's own shape, a JSON resume, or the plain text of a resume. */
function candidateOf(body: string): CandidateText {
  const today = new Date().toISOString().slice(0, 10);
  if (!body.trimStart().startsWith("{")) return { asOf: today, resume: body.split("\n") };
  const given = JSON.parse(body) as Partial<CandidateText> & Record<string, unknown>;
  const text = given.resume ?? given.resumeText ?? given.text ?? "";
  const resume = Array.isArray(text) ? text.map(String) : String(text).split("\n");
  return { ...given, asOf: given.asOf ?? today, resume };
}

function rowsOf(body: string): Record<string, unknown>[] {
  if (body.trimStart().startsWith("[")) return JSON.parse(body);
  return body
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => JSON.parse(line));
}

function jobOf(row: Record<string, unknown>): JobText {
  const written = Array.isArray(row.locations) ? row.locations.join("; ") : String(row.location ?? "");
  const { places, remote, remoteRegions } = readJobLocations(written);
  const salary = typeof row.salary === "string" ? readSalary(row.salary) : (row.salary as Salary | null);
  return {
    title: String(row.title ?? row.jobTitle ?? ""),
    descriptionHtml: String(row.descriptionHtml ?? row.description ?? row.text ?? ""),
    locations: places,
    remote: remote || row.remote === true,
    remoteRegions,
    salary: salary ?? null,
    employmentType: typeof row.employmentType === "string" ? row.employmentType : null,
    seniority: typeof row.seniority === "string" ? row.seniority : null,
  };
}
