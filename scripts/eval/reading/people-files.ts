import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Gold } from "./gold.ts";

/** People of other hands that rules may be made on, and those that are kept for the end of the work. */
export const openedFolder = join(import.meta.dirname, "opened");
export const keptFolder = join(import.meta.dirname, "kept");

type Row = (string | null)[];

interface Person {
  language: string;
  name: string;
  email: string;
  phone: string | null;
  linkedIn: string | null;
  jobs: Row[];
  skills: string[] | null;
  languages: Row[] | null;
  certificates: Row[] | null;
  projects: Row[] | null;
  studies: Row[] | null;
}

/** Files of a folder with what is truly in each beside it; none where the folder is empty or absent. */
export function peopleIn(folder: string): { file: string; foreign: boolean; gold: Gold }[] {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names
    .filter((name) => /\.(?:pdf|docx)$/.test(name) && names.includes(factsOf(name)))
    .map((name) => {
      const person = JSON.parse(readFileSync(join(folder, factsOf(name)), "utf8")) as Person;
      return { file: join(folder, name), foreign: person.language !== "en", gold: goldOf(person) };
    });
}

function factsOf(name: string): string {
  return name.replace(/\w+$/, "json");
}

function goldOf({ name, email, phone, linkedIn, ...person }: Person): Gold {
  return {
    jobs: person.jobs.map(([title, company, start, end]) => ({
      titles: [title!],
      companies: [company!],
      start: start!,
      end: end!,
    })),
    alsoCompanies: [],
    contacts: { name, email, phone, linkedIn },
    skills: person.skills,
    languages: person.languages?.map(([tongue, level]) => ({ name: tongue!, level: level! })) ?? null,
    certificates:
      person.certificates?.map(([title, issuer, date, link]) => ({
        name: title!,
        issuer: issuer!,
        date: date!,
        link: link!,
      })) ?? null,
    projects:
      person.projects?.map(([title, link, start]) => ({ name: title!, link: link!, start: start! })) ?? null,
    studies: person.studies?.map(([school, degree]) => ({ school: school!, degree: degree! })) ?? null,
  };
}
