import { existsSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { readJson, readLines, readText } from "../../read-input.ts";
import type { GradedAd } from "../real/read-collection.ts";

const Query = z.object({
  id: z.string(),
  query: z.string(),
  kind: z.string(),
  searcher: z.object({ country: z.string().length(2) }),
  /** What the person who wrote the query wants to find; assessors grade by it. */
  intent: z.string(),
});
export type Query = z.infer<typeof Query>;

const Split = z.object({ tune: z.array(z.string()), locked: z.array(z.string()) });
const Posting = z.object({ job_id: z.string(), source: z.string(), key: z.string().length(16) });
const Grade = z.object({
  query_id: z.string(),
  job_id: z.string(),
  grade: z.coerce.number().int().min(0).max(3),
  place: z.enum(["ok", "bad", "unknown", "none asked"]),
});
export type Grade = z.infer<typeof Grade>;

/** The queries, halves, grades and keys of postings that a folder holds; without grades nothing can be measured, but runs can be written. */
export function readQueries(folder: string) {
  const path = (name: string) => join(folder, name);
  return {
    queries: readLines(path("queries.jsonl")).map((line) =>
      Query.parse(readJson(line, "A line of the queries")),
    ),
    split: Split.parse(readJson(readText(path("split.json")), "split.json")),
    grades: existsSync(path("grades.tsv")) ? rowsOf(path("grades.tsv")).map((row) => Grade.parse(row)) : [],
    postings: rowsOf(path("postings.tsv.gz")).map((row): GradedAd => {
      const { job_id: id, source, key } = Posting.parse(row);
      return { id, source, key };
    }),
  };
}

function rowsOf(file: string): Record<string, string>[] {
  const [head = "", ...lines] = readLines(file);
  const names = head.split("\t");
  return lines.map((line) =>
    Object.fromEntries(line.split("\t").map((value, at) => [names[at] ?? "", value])),
  );
}
