import { existsSync } from "node:fs";
import { join } from "node:path";
import type { ReadResume } from "#server/resume-reading/types.ts";
import { readJson, readLines } from "../../read-input.ts";
import { entryLines } from "./entry-lines.ts";
import type { Gold, GoldJob } from "./gold.ts";

interface ContactRow {
  file: string;
  layout: string;
  name: string;
  email: string;
  phone: string;
  linkedin: string;
  companies: string[];
}

/** Jobs as a person read them; each name with its right spellings parted by "|", nothing between them where none is said. */
interface JobsRow {
  file: string;
  jobs: [titles: string, companies: string, start: string | null, end: string | null][];
  /** Companies of stays without dates: right to find, not counted when missed. */
  maybe: string[];
}

interface Career {
  file: string;
  gold: (read: ReadResume) => Gold;
}

/**
 * The careers of the de-identified set. Their jobs are what a person read in them (jobs.jsonl, kept with the data);
 * where nobody did, the entry lines the files state themselves.
 */
export function careers(folder: string): { samples: Career[]; truth: "read by a person" | "entry lines" } {
  const labels = join(folder, "jobs.jsonl");
  const read = existsSync(labels) ? rowsOf<JobsRow>(labels) : [];
  const byFile = new Map(read.map((row) => [row.file, row]));
  const samples = rowsOf<ContactRow>(join(folder, "gold.jsonl"))
    .filter(({ layout }) => !layout.startsWith("scan"))
    .map((row) => ({
      file: join(folder, row.file),
      gold: (resume: ReadResume) => goldOf(row, byFile.get(row.file), resume),
    }));
  return { samples, truth: read.length > 0 ? "read by a person" : "entry lines" };
}

function rowsOf<Row>(file: string): Row[] {
  return readLines(file).map((line, at) => readJson<Row>(line, `Line ${at + 1} of ${file}`));
}

function goldOf(row: ContactRow, labelled: JobsRow | undefined, read: ReadResume): Gold {
  const { name, email, phone } = row;
  return {
    jobs: labelled ? labelled.jobs.map(jobOf) : entryLines(read.lines),
    alsoCompanies: labelled ? labelled.maybe : row.companies,
    contacts: { name, email, phone, linkedIn: row.linkedin },
    skills: null,
    languages: null,
    certificates: null,
    projects: null,
    studies: null,
  };
}

function jobOf([titles, companies, start, end]: JobsRow["jobs"][number]): GoldJob {
  return { titles: titles.split("|"), companies: companies.split("|"), start, end };
}
