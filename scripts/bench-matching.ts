import { cpus } from "node:os";
import { type JobFeature, JobShelf } from "#server/domains/matching/fit/job-features.ts";
import { rankPool } from "#server/domains/matching/today/rank-pool.ts";
import {
  type CandidateText,
  type JobText,
  jobVector,
  readJob,
  scoreFit,
} from "#server/matching-engine/index.ts";
import { occupationTitles } from "#server/matching-engine/titles/occupation-titles.ts";
import { labelledPairs } from "./eval/labelled-pairs.ts";

/** Measures ranking 100,000 jobs for one person and judging 1,000 people for one job: npm run bench:matching */
const asOf = "2026-11-21";
const places = ["Berlin, Germany", "London, United Kingdom", "Boston, United States", "Lyon, France"];
const titles = occupationTitles().flatMap(([, own]) => own);
const { people, ads } = labelledPairs();

console.log(`${cpus()[0]?.model ?? "unknown processor"}, Node ${process.version}`);
const started = performance.now();
const shelf = new JobShelf();
for (let nth = 0; nth < 100_000; nth += 1) shelf.put(jobNumber(nth));
console.log(`100,000 jobs read in ${seconds(performance.now() - started)} s, ${megabytes()} MB`);

const candidate: CandidateText = {
  asOf,
  resume: people[0]!.resume.split("\n"),
  wanted: { titles: ["Backend developer"], locations: ["Berlin, Germany"], remote: true },
};
const sense = senseNumber(1);
const ranking = {
  candidate,
  sense,
  liked: [0, 7, 90].map((nth) => shelf.byId.get(String(nth))!.vector),
  passedOver: [],
  today: new Date(asOf),
  preferences: {},
  scoring: true,
  isOut: () => false,
};
const first = timed(() => rankPool(shelf, ranking));
const busyBefore = process.threadCpuUsage().user;
const warm = Array.from({ length: 30 }, () => timed(() => rankPool(shelf, ranking))).sort((a, b) => a - b);
console.log(`100,000 jobs for one person, first: ${first.toFixed(1)} ms`);
const busy = (process.threadCpuUsage().user - busyBefore) / 1000 / warm.length;
console.log(
  `100,000 jobs for one person, warm: p50 ${warm[15]!.toFixed(1)} ms, p95 ${warm[28]!.toFixed(1)} ms, ${busy.toFixed(1)} ms of processor`,
);

const applicants = Array.from({ length: 1000 }, (_, nth): CandidateText => ({
  asOf,
  resume: people[nth % people.length]!.resume.replace("Experience", `Experience of number ${nth}`).split(
    "\n",
  ),
}));
const job = readJob(textNumber(0));
const judged = () => applicants.map((person) => scoreFit(job, person));
console.log(`1,000 applicants for one job, resumes unread: ${timed(judged).toFixed(0)} ms`);
console.log(`1,000 applicants for one job, resumes read: ${timed(judged).toFixed(0)} ms`);

function jobNumber(nth: number): JobFeature {
  const text = textNumber(nth);
  let read: ReturnType<typeof readJob> | undefined;
  return {
    id: String(nth),
    companyId: String(nth % 4000),
    title: text.title,
    department: null,
    workplaceType: null,
    companyStage: null,
    companySize: null,
    industries: [],
    publishedAt: nth,
    text,
    vector: jobVector(text),
    sense: senseNumber(nth),
    read: () => (read ??= readJob(text)),
    stamp: "",
  };
}

function textNumber(nth: number): JobText {
  const title = titles[(nth * 7919) % titles.length]!;
  return {
    title,
    text: ads[nth % ads.length]!.text,
    locations: [places[nth % places.length]!],
    remote: nth % 5 === 0,
  };
}

/** Numbers that differ from job to job and are the same in every run. */
function senseNumber(nth: number): Int8Array {
  return Int8Array.from({ length: 128 }, (_, at) =>
    Math.round(11 + 9 * Math.sin(nth * 1.7 + at * (1 + (nth % 13)))),
  );
}

function timed(run: () => unknown): number {
  const from = performance.now();
  run();
  return performance.now() - from;
}

function seconds(ms: number) {
  return (ms / 1000).toFixed(1);
}

function megabytes() {
  return Math.round(process.memoryUsage().rss / 1024 / 1024);
}
