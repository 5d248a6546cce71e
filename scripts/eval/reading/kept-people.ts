import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Gold } from "./gold.ts";

const folder = join(import.meta.dirname, "kept");

type Row = (string | null)[];

interface KeptPerson {
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
  studies: Row[];
}

/** Invented people in layouts and trades of their own, printed by several programs: the half that no rule was made on. */
export function keptPeople(): { file: string; foreign: boolean; gold: Gold }[] {
  return readdirSync(folder)
    .filter((name) => !name.endsWith(".json"))
    .map((name) => {
      const person = JSON.parse(
        readFileSync(join(folder, name.replace(/\w+$/, "json")), "utf8"),
      ) as KeptPerson;
      return { file: join(folder, name), foreign: person.language !== "en", gold: goldOf(person) };
    });
}

function goldOf({ name, email, phone, linkedIn, ...person }: KeptPerson): Gold {
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
    studies: person.studies.map(([school, degree]) => ({ school: school!, degree: degree! })),
  };
}
