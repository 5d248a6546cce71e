import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { parseArgs } from "node:util";
import {
  candidateFromResume,
  scoreFit,
  type CandidateText,
  type JobText,
} from "#server/matching-engine/index.ts";
import { readResume, stopReading } from "#server/resume-reading/index.ts";
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

const person = await candidateOf(values.candidate);
const ranked = rowsOf(readFileSync(values.jobs, "utf8"))
  .map((row, index) => ({ id: row.id ?? row.url ?? index, ...fit(row) }))
  .sort((a, b) => b.score - a.score)
  .slice(0, values.limit ? Number(values.limit) : undefined);
for (const line of ranked) console.log(JSON.stringify(line));

function fit(row: Record<string, unknown>) {
  const { score, requirements } = scoreFit(jobOf(row), person);
  return { score, requirements };
}

/** A resume in any format that can be read, or a JSON file of the engine's own shape. */
async function candidateOf(fileName: string): Promise<CandidateText> {
  const bytes = readFileSync(fileName);
  const today = new Date().toISOString().slice(0, 10);
  const given = fileName.endsWith(".json") ? JSON.parse(bytes.toString("utf8")) : {};
  const text = given.resume ?? given.resumeText ?? given.text;
  if (text !== undefined) {
    return {
      ...given,
      asOf: given.asOf ?? today,
      resume: Array.isArray(text) ? text : String(text).split("\n"),
    };
  }
  const resume = await readResume({ bytes, fileName: basename(fileName) });
  await stopReading();
  return candidateFromResume(resume, today);
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
