import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { ResumeStyle } from "#contract/resume-style.ts";
import { ResumeContent } from "#contract/resumes.ts";
import { contentFrom } from "#server/domains/resumes/content.ts";
import { linesOf } from "#server/domains/resumes/lines-of.ts";
import { type ReadJob, readJob, scoreFit } from "#server/matching-engine/index.ts";
import { readBytes } from "#server/resume-reading/read-bytes.ts";
import type { Tailorable } from "#server/resume-tailoring/planning.ts";
import { findAds } from "../real/find-ads.ts";
import { readCollection } from "../real/read-collection.ts";

export interface Pair {
  person: string;
  half: "tuning" | "locked";
  resume: Tailorable;
  job: ReadJob;
}
export const asOf = "2026-11-24";

/** Ads with fewer say too little to fit a resume to. */
const fewestRequirements = 4;
const mostAds = 400;
const jobsEach = 7;
/** Shorter resumes are hardly read. */
const fewestLines = 15;

/** Real resumes without names, each with the real advertisements that fit it best; every second person is kept back. */
export async function realPairs(folder: string): Promise<Pair[]> {
  const jobs = jobsIn(folder);
  const files = globSync(join(folder, "resumes-deid/R*.{pdf,docx}"))
    .filter((file) => !file.includes("scan"))
    .toSorted();
  const pairs: Pair[] = [];
  for (const [at, file] of files.entries()) {
    const read = await readBytes({ bytes: new Uint8Array(readFileSync(file)), fileName: basename(file) });
    const content = ResumeContent.parse(contentFrom(read));
    const lines = linesOf(content);
    if (lines.length < fewestLines) continue;
    const resume = { content, style: ResumeStyle.parse({}) };
    const best = jobs
      .map((job) => ({ job, fit: scoreFit(job, { asOf, resume: lines, skills: content.skills }).exact }))
      .toSorted((a, b) => b.fit - a.fit)
      .slice(0, jobsEach);
    const half = at % 2 === 0 ? "tuning" : "locked";
    pairs.push(...best.map(({ job }) => ({ person: basename(file), half, resume, job }) as const));
  }
  return pairs;
}

function jobsIn(folder: string): ReadJob[] {
  const ads = [...findAds(folder, readCollection().ads).values()].filter(({ text }) => text);
  const each = Math.max(1, Math.floor(ads.length / mostAds));
  return ads
    .filter((_, at) => at % each === 0)
    .map(({ title, text }) => readJob({ title, text: text! }))
    .filter(({ requirements }) => requirements.length >= fewestRequirements);
}
