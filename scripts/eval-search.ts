import { parseArgs } from "node:util";
import type { CompanyJob } from "#server/outside/ats/json-lines.ts";
import { SearchIndex } from "#server/search-engine/index.ts";
import "./command-errors.ts";
import { discountedGain } from "./eval/discounted-gain.ts";
import { documentMaker, jobIndex } from "./search/job-documents.ts";
import { readJobRows } from "./search/job-rows.ts";
import { type Judged, judgedQueries } from "./search/judged-queries.data.ts";

/**
 * How good the order of the hits is: npm run eval:search -- --jobs FILE… [--verbose]
 * Each judged query is asked as a person would; every job gets its grade by the query's patterns, and the first ten hits
 * are compared with the best ten there could be (nDCG@10, gain 2^grade - 1; one job for each title at a company).
 */
const { values, positionals } = parseArgs({
  options: { jobs: { type: "string", multiple: true }, verbose: { type: "boolean", default: false } },
  allowPositionals: true,
});
const files = [...(values.jobs ?? []), ...positionals];
if (files.length === 0) {
  console.error("Say which jobs: npm run eval:search -- --jobs FILE… [--verbose]");
  process.exit(2);
}
const places = 10;

interface PlainJob {
  title: string;
  place: string;
  company: string;
  same: string;
}

const jobs = readJobRows(files);
const plainJobs = jobs.map(plainJob);
const index = new SearchIndex(jobIndex);
const documentOf = documentMaker();
index.put(jobs.map((job, at) => documentOf(job, String(at))));

const results = judgedQueries.map((judged) => ({ judged, value: ndcg(judged) }));
const answerable = results.filter(
  (result): result is { judged: Judged; value: number } => result.value !== null,
);
for (const { judged, value } of answerable.toSorted((a, b) => a.value - b.value))
  if (values.verbose && value < 0.7) console.log(`${value.toFixed(2)}  ${judged.text}`);
console.log("| queries | number | nDCG@10 |\n| --- | ---: | ---: |");
for (const [kind, own] of Map.groupBy(answerable, ({ judged }) => judged.kind)) print(kind, own);
print("together", answerable);
const without = results.length - answerable.length;
if (without > 0) console.log(`\n${without} queries have no fitting job in these files and do not count.`);

function print(name: string, own: { value: number }[]) {
  const mean = own.reduce((sum, { value }) => sum + value, 0) / own.length;
  console.log(`| ${name} | ${own.length} | ${mean.toFixed(3)} |`);
}

/** Null where no job fits at all. */
function ndcg(judged: Judged): number | null {
  const gradeOf = grader(judged);
  const best = new Map<string, number>();
  for (const job of plainJobs) {
    const grade = gradeOf(job);
    if (grade > (best.get(job.same) ?? 0)) best.set(job.same, grade);
  }
  const ideal = discountedGain([...best.values()].toSorted((a, b) => b - a));
  if (ideal === 0) return null;
  const { hits } = index.search({ text: judged.text, size: places, atLeast: 4, collapse: { by: "sameJob" } });
  return discountedGain(hits.map(({ id }) => gradeOf(plainJobs[Number(id)]!))) / ideal;
}

function grader({ title, welcome, place, company }: Judged): (job: PlainJob) => number {
  const [meant, fine] = [new RegExp(title), new RegExp(welcome ?? title)];
  const [where, who] = [place ? new RegExp(place) : null, company ? new RegExp(company) : null];
  return (job) => {
    const fits =
      (!where || where.test(job.place) || (place!.startsWith("remote") && where.test(job.title))) &&
      (!who || who.test(job.company));
    if (meant.test(job.title)) return fits ? 3 : 1;
    return fits && fine.test(job.title) ? 2 : 0;
  };
}

function plainJob({ company, job }: CompanyJob): PlainJob {
  const written = [...job.locations, ...(job.remote ? ["remote", ...job.remoteRegions] : [])].join(" ; ");
  return {
    title: plain(job.title),
    place: plain(written),
    company: plain(company),
    same: `${company} ${plain(job.title)}`,
  };
}
function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().trim();
}
