import type { InventedPerson } from "./people.ts";

export interface GoldJob {
  title: string;
  company: string;
  start: string | null;
  /** null for what goes on. */
  end: string | null;
}

/** What is known of a file: a list that nobody wrote down is null and not counted. */
export interface Gold {
  jobs: GoldJob[];
  /** Names that are companies too, though no dated entry is theirs. */
  alsoCompanies: string[];
  contacts: { name: string | null; email: string | null; phone: string | null; linkedIn: string | null };
  skills: string[] | null;
  languages: { name: string; level: string }[] | null;
  certificates: { name: string; issuer: string | null; date: string | null }[] | null;
  projects: { name: string; link: string | null }[] | null;
  studies: { school: string; degree: string }[] | null;
}

/** LinkedIn's PDF writes no issuers; every other file holds all that is known of the person. */
export function goldOf(person: InventedPerson, template: string): Gold {
  const bare = template === "linkedin";
  return {
    jobs: person.jobs
      .filter((job) => !(bare && job.kind === "volunteer" && person.jobs.length === 0))
      .map((job) => ({
        title: job.title,
        company: job.company,
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
    })),
    projects: bare ? null : person.projects,
    studies: person.studies,
  };
}
