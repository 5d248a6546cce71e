import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Year and month, or a year alone; "now" for what goes on. */
export interface Span {
  start: string;
  end: string;
  /** How the document writes it, where that is no pair of dates ("Summer 2022"). */
  written: string | null;
}

export interface InventedJob extends Span {
  title: string;
  company: string;
  place: string;
  lines: string[];
  kind: "work" | "another stay" | "volunteer";
}

export interface InventedPerson {
  id: string;
  language: string;
  pdf: string;
  docx: string;
  name: string;
  headline: string;
  contact: { email: string; phone: string; place: string; linkedIn: string; website: string };
  summary: string;
  dates: string;
  experienceHead: string | null;
  jobs: InventedJob[];
  studies: (Span & { degree: string; field: string; school: string })[];
  skillGroups: { group: string; skills: string[] }[];
  languages: { name: string; level: string; written: string }[];
  certificates: { name: string; issuer: string; year: string }[];
  projects: { name: string; link: string; description: string }[];
}

const folder = import.meta.dirname;

/** The invented people that the reader was made on. */
export function inventedPeople(): InventedPerson[] {
  return readdirSync(folder)
    .filter((name) => name.startsWith("people-") && name.endsWith(".txt"))
    .flatMap((name) => readFileSync(join(folder, name), "utf8").split(/^=== /m).slice(1))
    .map(personOf);
}

function personOf(text: string): InventedPerson {
  const [head, ...lines] = text.split("\n").filter((line) => line.trim() !== "");
  const [id, language, pdf, docx] = partsOf(head!);
  const person: InventedPerson = {
    id: id!,
    language: language!,
    pdf: pdf!,
    docx: docx!,
    name: "",
    headline: "",
    contact: { email: "", phone: "", place: "", linkedIn: "", website: "" },
    summary: "",
    dates: "long",
    experienceHead: null,
    jobs: [],
    studies: [],
    skillGroups: [],
    languages: [],
    certificates: [],
    projects: [],
  };
  for (const line of lines) readers[line[0]!]!(person, line.slice(1).trim());
  return person;
}

const readers: Record<string, (person: InventedPerson, rest: string) => void> = {
  N: (person, rest) => (person.name = rest),
  H: (person, rest) => (person.headline = rest),
  S: (person, rest) => (person.summary = rest),
  C(person, rest) {
    const [email, phone, place, linkedIn, website] = partsOf(rest);
    person.contact = {
      email: email!,
      phone: phone ?? "",
      place: place ?? "",
      linkedIn: linkedIn ?? "",
      website: website ?? "",
    };
  },
  "@"(person, rest) {
    const [, key, value] = /^(\S+) (.+)$/.exec(rest)!;
    if (key === "dates") person.dates = value!;
    else person.experienceHead = value!;
  },
  W: (person, rest) => addJob(person, rest, "work"),
  V: (person, rest) => addJob(person, rest, "volunteer"),
  "+": (person, rest) => addJob(person, rest, "another stay"),
  "-": (person, rest) => person.jobs.at(-1)!.lines.push(`- ${rest}`),
  "~": (person, rest) => person.jobs.at(-1)!.lines.push(rest),
  E(person, rest) {
    const [degree, field, school, span] = partsOf(rest);
    person.studies.push({ degree: degree!, field: field!, school: school!, ...spanOf(span!) });
  },
  K(person, rest) {
    const [, group, skills] = /^([^:]*):(.+)$/.exec(rest)!;
    person.skillGroups.push({
      group: group!.trim(),
      skills: skills!.split(",").map((skill) => skill.trim()),
    });
  },
  L(person, rest) {
    person.languages = rest.split(";").map((entry) => {
      const [, name, level, written] = /^(.+?)=(\w+) \((.+)\)$/.exec(entry.trim())!;
      return { name: name!, level: level!, written: written! };
    });
  },
  T(person, rest) {
    const [name, issuer, year] = partsOf(rest);
    person.certificates.push({ name: name!, issuer: issuer!, year: year! });
  },
  P(person, rest) {
    const [name, link, description] = partsOf(rest);
    person.projects.push({ name: name!, link: link!, description: description! });
  },
};

function addJob(person: InventedPerson, rest: string, kind: InventedJob["kind"]): void {
  const [title, company, place, span] = partsOf(rest);
  person.jobs.push({
    title: title!,
    company: company! || person.jobs.at(-1)!.company,
    place: place!,
    ...spanOf(span!),
    lines: [],
    kind,
  });
}

function spanOf(text: string): Span {
  const [, start, end, written] = /^(\S+?)\.\.(\S+)(?: \[(.+)\])?$/.exec(text)!;
  return { start: start!, end: end!, written: written ?? null };
}

function partsOf(line: string): string[] {
  return line.split("|").map((part) => part.trim());
}
