import type { InventedPerson } from "./people.ts";

/** Each name as it may rightly be read, the usual one first; "" where nothing is said and nothing should be found. */
export interface GoldJob {
  titles: string[];
  companies: string[];
  start: string | null;
  /** null for what goes on. */
  end: string | null;
}

export interface GoldProject {
  name: string;
  link: string | null;
  /** null where the file names none, or none is known. */
  start: string | null;
}

export interface GoldCertificate {
  name: string;
  issuer: string | null;
  date: string | null;
  link: string | null;
}

/** What is known of a file: a list that nobody wrote down is null and not counted. */
export interface Gold {
  jobs: GoldJob[];
  /** Names that are companies too, though no dated entry is theirs. */
  alsoCompanies: string[];
  contacts: { name: string | null; email: string | null; phone: string | null; linkedIn: string | null };
  skills: string[] | null;
  languages: { name: string; level: string | null }[] | null;
  certificates: GoldCertificate[] | null;
  projects: GoldProject[] | null;
  studies: { school: string; degree: string }[] | null;
}

/** LinkedIn's PDF writes no issuers; every other file holds all that is known of the person. */
export function goldOf(person: InventedPerson, template: string): Gold {
  const bare = template === "linkedin";
  return {
    jobs: person.jobs
      .filter((job) => !(bare && job.kind === "volunteer" && person.jobs.length === 0))
      .map((job) => ({
        titles: [job.title],
        companies: [job.company],
        start: job.written ? job.start.slice(0, 4) : job.start,
        end: job.end === "now" ? null : job.written ? job.end.slice(0, 4) : job.end,
      })),
    alsoCompanies: [],
    contacts: {
      name: person.name,
      email: person.contact.email,
      phone: bare ? null : person.contact.phone || null,
      linkedIn: person.contact.linkedIn || null,
    },
    skills: person.skillGroups.flatMap(({ skills }) =>
      skills.map((skill) => skill.replace(/\s*\(.*\)$/, "")),
    ),
    languages: person.languages,
    certificates: person.certificates.map(({ name, issuer, year }) => ({
      name,
      issuer: bare ? null : issuer,
      date: bare ? null : year,
      link: null,
    })),
    projects: bare ? null : person.projects.map(({ name, link }) => ({ name, link, start: null })),
    studies: person.studies,
  };
}
