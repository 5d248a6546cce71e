import { globSync } from "node:fs";
import { basename, join } from "node:path";
import { z } from "zod";
import { readJson, readLines, readText } from "../../read-input.ts";
import type { Verdict } from "./measures.ts";

const folder = import.meta.dirname;

export interface Person {
  id: string;
  resume: string;
  titles: string[];
  resumeFile: string;
  wishesFile: string;
}

const Flag = z.enum(["ok", "bad", "unknown"]);
const Grade = z.object({
  person_id: z.string(),
  job_id: z.string(),
  assessor: z.enum(["a", "b", "c", "d", "e"]),
  grade: z.coerce.number().int().min(0).max(3),
  trade: Flag,
  level: Flag,
  place: Flag,
  musts: Flag,
  pay: Flag,
});
export type Grade = z.infer<typeof Grade>;

const Ad = z.object({ job_id: z.string(), source: z.string(), key: z.string().length(16) });
export interface GradedAd {
  id: string;
  source: string;
  key: string;
}

const Split = z.object({ tuning: z.array(z.string()), locked: z.array(z.string()) });

/** The people, grades and halves of this folder, and by which keys its advertisements are found. */
export function readCollection() {
  return {
    people: peopleIn(join(folder, "people")),
    grades: rowsOf("grades.tsv").map((row) => Grade.parse(row)),
    ads: rowsOf("ads.tsv").map((row): GradedAd => {
      const { job_id: id, source, key } = Ad.parse(row);
      return { id, source, key };
    }),
    split: Split.parse(readJson(readText(join(folder, "split.json")), "split.json")),
  };
}

/** The verdicts on each person's advertisements: a pair's grade is the mean of its assessors. */
export function verdictsOf(grades: readonly Grade[]): Map<string, Verdict> {
  const shareOf = (rows: Grade[], value: (row: Grade) => number) =>
    rows.reduce((sum, row) => sum + value(row), 0) / rows.length;
  return new Map(
    [...Map.groupBy(grades, ({ job_id }) => job_id)].map(([id, rows]) => [
      id,
      {
        grade: shareOf(rows, ({ grade }) => grade),
        otherTrade: shareOf(rows, ({ trade }) => (trade === "bad" ? 1 : 0)),
      },
    ]),
  );
}

/** The people of a folder: a resume and wishes each. */
export function peopleIn(folderOfPeople: string): Person[] {
  return globSync(join(folderOfPeople, "*.txt")).toSorted().map(readPerson);
}

function readPerson(resumeFile: string): Person {
  const wishesFile = resumeFile.replace(/txt$/, "json");
  const { titles } = readJson<{ titles: string[] }>(readText(wishesFile), wishesFile);
  return { id: basename(resumeFile, ".txt"), resume: readText(resumeFile), titles, resumeFile, wishesFile };
}

function rowsOf(file: string): Record<string, string>[] {
  const [head = "", ...lines] = readLines(join(folder, file));
  const names = head.split("\t");
  return lines.map((line) =>
    Object.fromEntries(line.split("\t").map((value, at) => [names[at] ?? "", value])),
  );
}
