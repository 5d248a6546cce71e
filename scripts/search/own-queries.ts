import type { CompanyJob } from "#server/outside/ats/json-lines.ts";
import type { SearchQuery } from "#server/search-engine/index.ts";
import { readLines } from "../read-input.ts";
import { chance } from "./job-rows.ts";

export interface AskedQuery {
  kind: string;
  query: SearchQuery;
}

/** The queries of a file, one a line: plain words, or JSON with "query" or "text". */
export function readQueries(path: string): AskedQuery[] {
  return readLines(path).map((line) => {
    if (!line.startsWith("{")) return { kind: "file", query: { text: line.split("\t").at(-1)!.trim() } };
    const row = JSON.parse(line) as Record<string, unknown>;
    return { kind: "file", query: { text: String(row.query ?? row.text ?? row.q ?? "") } };
  });
}

type Make = (job: CompanyJob, at: number) => SearchQuery;

const letters = "abcdefghijklmnopqrstuvwxyz";
/** What people type. */
const typedKinds: Record<string, Make> = {
  "one letter": (_, at) => ({ text: letters[at % 26]! }),
  "two letters": (job) => ({ text: wordsOf(job.job.title)[0]!.slice(0, 2) }),
  "three to five letters": (job, at) => ({ text: longest(job).slice(0, 3 + (at % 3)) }),
  "one word": (job) => ({ text: longest(job) }),
  "two words": (job) => ({ text: wordsOf(job.job.title).slice(0, 2).join(" ") }),
  "a whole title": (job) => ({ text: job.job.title }),
  "a typo": (job, at) => ({ text: mistyped(longest(job), at) }),
  "two words, one mistyped": (job, at) => ({
    text: `${wordsOf(job.job.title)[0]} ${mistyped(longest(job), at)}`,
  }),
  "title and place": (job) => ({
    text: `${wordsOf(job.job.title).slice(0, 2).join(" ")} ${job.job.locations[0] ?? "Remote"}`,
  }),
  company: (job) => ({ text: job.company }),
  "a word of a description": (job, at) => ({ text: wordOf(job.job.descriptionHtml, at) }),
};
/** What they choose beside it. */
const chosenKinds: Record<string, Make> = {
  "words with three filters": (job) => ({
    text: longest(job),
    filters: [
      { attribute: "remote", is: job.job.remote },
      { attribute: "seniority", is: ["Senior (10+)", "Mid Career (5-10)"] },
      { attribute: "country", is: ["United States", "Germany", "India"] },
    ],
  }),
  "filters alone": (_, at) => ({
    filters: [
      { attribute: "department", is: ["Engineering", "Sales", "Marketing", "Design"][at % 4]! },
      {
        attribute: "country",
        is: ["United States", "United Kingdom", "Germany", "Canada"][(at >> 2) % 4]!,
      },
    ],
  }),
  "around a place": (job) => ({
    text: wordsOf(job.job.title)[0]!,
    filters: [
      {
        or: [
          { attribute: "where", near: { latitude: 40.7, longitude: -74 }, km: 50 },
          { attribute: "remote", is: true },
        ],
      },
    ],
  }),
  "all, newest": (_, at) => ({
    sort: [{ attribute: "addedAt", order: "descending" }],
    offset: 24 * (at % 40),
  }),
};

/** What people type and choose, made of the jobs themselves; the same for the same seed. */
export function ownQueries(jobs: CompanyJob[], each: number, seed = 10): AskedQuery[] {
  return Object.entries({ ...typedKinds, ...chosenKinds }).flatMap(([kind, make], place) =>
    Array.from({ length: each }, (_, at) => {
      const job = jobs[Math.floor(chance(seed + place, at) * jobs.length)]!;
      return { kind, query: make(job, at) };
    }),
  );
}

function wordsOf(text: string): string[] {
  const words = text.match(/[\p{L}\p{N}+#.]{2,}/gu);
  return words ?? ["engineer"];
}
function longest({ job }: CompanyJob): string {
  return wordsOf(job.title).toSorted((a, b) => b.length - a.length)[0]!;
}
function wordOf(text: string, at: number): string {
  const words = wordsOf(text);
  return words[(at * 7) % words.length]!;
}
/** Two letters swapped, one left out, or one doubled. */
function mistyped(word: string, at: number): string {
  const place = 1 + (at % Math.max(1, word.length - 2));
  if (at % 3 === 0)
    return word.slice(0, place) + (word[place + 1] ?? "") + word[place]! + word.slice(place + 2);
  return at % 3 === 1
    ? word.slice(0, place) + word.slice(place + 1)
    : word.slice(0, place) + word[place]! + word.slice(place);
}
