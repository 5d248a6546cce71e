import { join } from "node:path";
import { readLines } from "../../read-input.ts";
import { type Person, peopleIn, readCollection } from "../real/read-collection.ts";

const folder = import.meta.dirname;

/** A line of an ad beside a resume, as two assessors read it: y is shown, n is not there, u can't be told. */
export interface JudgedLine {
  set: string;
  person: string;
  job: string;
  line: string;
  marks: string;
}

/** What assessors said of lines, whatever version shows them. */
export function readTruth(): JudgedLine[] {
  return rowsOf("truth.tsv").map(([set = "", person = "", job = "", line = "", marks = ""]) => ({
    set,
    person,
    job,
    line,
    marks,
  }));
}

/** The people and advertisements of the lines: those of the test collection, forty more people and other advertisements. */
export function readSources(): { people: Person[]; ads: { id: string; key: string }[] } {
  const { people, ads } = readCollection();
  const others = rowsOf("ads.tsv").map(([id = "", key = ""]) => ({ id, key }));
  return { people: [...people, ...peopleIn(join(folder, "people"))], ads: [...ads, ...others] };
}

/** Without the row of names. */
function rowsOf(file: string): string[][] {
  return readLines(join(folder, file))
    .slice(1)
    .map((row) => row.split("\t"));
}

/** What both say; null where they differ. */
export function agreed({ marks }: JudgedLine): string | null {
  return marks[0] === marks[1] ? (marks[0] ?? null) : null;
}
