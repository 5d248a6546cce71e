import { readFileSync } from "node:fs";

/** A line of an ad beside a resume, as two assessors read it: y is shown, n is not there, u can't be told. */
export interface JudgedLine {
  set: string;
  person: string;
  job: string;
  line: string;
  marks: string;
}

/** What assessors said of lines, whoever shows them. */
export function readTruth(): JudgedLine[] {
  const [, ...rows] = readFileSync(new URL("./truth.tsv", import.meta.url), "utf8")
    .trim()
    .split("\n");
  return rows.map((row) => {
    const [set = "", person = "", job = "", line = "", marks = ""] = row.split("\t");
    return { set, person, job, line, marks };
  });
}

/** What both say; null where they differ. */
export function agreed({ marks }: JudgedLine): string | null {
  return marks[0] === marks[1] ? (marks[0] ?? null) : null;
}
