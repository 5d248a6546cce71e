import type { ReadResume } from "#server/resume-reading/types.ts";
import type { Gold, GoldJob } from "./gold.ts";

/** Right ones of all: of those found (precision), of those there are (recall), or of both at once. */
export interface Share {
  part: number;
  whole: number;
}

export type Scores = Record<string, Share>;

export type Reading = Pick<ReadResume, "fullName" | "email" | "phone" | "linkedIn"> & {
  skills: { name: string }[];
  workExperience: {
    title: string | null;
    companyName: string | null;
    start: string | null;
    end: string | null;
  }[];
  education: { school: string | null; degree: string | null; field: string | null }[];
  projects: { name: string; link: string | null }[];
  certification: { name: string; issuer: string | null; date: string | null }[];
  languages: { name: string; level: string | null }[];
};

function bare(text: string | null): string {
  return (text ?? "").toLowerCase().replace(/[^\p{L}\p{N}+#]/gu, "");
}

const legalForm =
  /[\s,]+(?:inc|llc|ltd|limited|gmbh|plc|corp|corporation|pvt|private|co|s\.?a|s\.?l|b\.?v|ag|kg|e\.?k|ltda|pty)\.?$/i;

function bareCompany(name: string | null): string {
  let rest = (name ?? "").trim();
  while (legalForm.test(rest)) rest = rest.replace(legalForm, "");
  return bare(rest);
}

/** The same letters, or one name inside the other with hardly anything beside it. */
function near(first: string, second: string): boolean {
  if (first === "" || second === "") return false;
  const [short, long] = first.length < second.length ? [first, second] : [second, first];
  return long.includes(short) && short.length >= long.length * 0.8;
}

const sameCompany = (a: string | null, b: string | null): boolean => near(bareCompany(a), bareCompany(b));
const sameTitle = (a: string | null, b: string | null): boolean => near(bare(a), bare(b));

/** A year alone in the truth asks for the year only. */
function sameDate(found: string | null, gold: string | null): boolean {
  return gold === null || found === null ? gold === found : found.slice(0, gold.length) === gold;
}

type FoundJob = Reading["workExperience"][number];

interface JobScore {
  title: boolean;
  company: boolean;
  start: boolean;
  end: boolean;
}

function compare(found: FoundJob | undefined, gold: GoldJob): JobScore {
  return {
    title: sameTitle(found?.title ?? null, gold.title),
    company: sameCompany(found?.companyName ?? null, gold.company),
    start: found !== undefined && sameDate(found.start, gold.start),
    end: found !== undefined && sameDate(found.end, gold.end),
  };
}

const right = (score: JobScore): number => Object.values(score).filter(Boolean).length;

/** Each job of the truth with the found one most like it, the best pairs first. */
function paired(found: readonly FoundJob[], gold: readonly GoldJob[]): JobScore[] {
  const scores = gold.map((job) => compare(undefined, job));
  const pairs = gold
    .flatMap((job, at) => found.map((other, with_) => ({ at, with_, score: compare(other, job) })))
    .toSorted((a, b) => right(b.score) - right(a.score));
  const [usedGold, usedFound] = [new Set<number>(), new Set<number>()];
  for (const { at, with_, score } of pairs) {
    if (usedGold.has(at) || usedFound.has(with_) || right(score) === 0) continue;
    usedGold.add(at);
    usedFound.add(with_);
    scores[at] = score;
  }
  return scores;
}

function distinct(names: readonly (string | null)[]): string[] {
  return [...new Map(names.flatMap((name) => (name ? [[bareCompany(name), name] as const] : []))).values()];
}

function share(hits: readonly boolean[]): Share {
  return { part: hits.filter(Boolean).length, whole: hits.length };
}

function both<Found, True>(
  found: readonly Found[],
  gold: readonly True[] | null,
  same: (a: Found, b: True) => boolean,
): { precision: Share; recall: Share } | null {
  if (gold === null) return null;
  return {
    precision: share(found.map((one) => gold.some((other) => same(one, other)))),
    recall: share(gold.map((one) => found.some((other) => same(other, one)))),
  };
}

/** What a file's reading got right, measure by measure. */
export function scoresOf(reading: Reading, gold: Gold, foreign: boolean): Scores {
  const jobs = paired(reading.workExperience, gold.jobs);
  const companies = distinct(reading.workExperience.map((job) => job.companyName));
  const goldCompanies = distinct(gold.jobs.map((job) => job.company));
  const known = [...goldCompanies, ...gold.alsoCompanies];
  const digits = (text: string | null) => (text ?? "").replace(/\D/g, "").replace(/^0+/, "");
  const handle = (text: string | null) => bare((text ?? "").replace(/^.*\/in\//, ""));
  const { contacts } = gold;
  const scores: Record<string, Share | null | undefined> = {
    "company precision": share(companies.map((name) => known.some((other) => sameCompany(name, other)))),
    "company recall": share(goldCompanies.map((name) => companies.some((other) => sameCompany(name, other)))),
    title: share(jobs.map(({ title }) => title)),
    start: share(jobs.map(({ start }) => start)),
    end: share(jobs.map(({ end }) => end)),
    "all four of a job": share(jobs.map((job) => right(job) === 4)),
    "non-English title": foreign ? share(jobs.map(({ title }) => title)) : null,
    "non-English company": foreign ? share(jobs.map(({ company }) => company)) : null,
    name: contacts.name ? share([bare(reading.fullName) === bare(contacts.name)]) : null,
    email: contacts.email ? share([reading.email?.toLowerCase() === contacts.email.toLowerCase()]) : null,
    phone: contacts.phone ? share([digits(reading.phone).endsWith(digits(contacts.phone))]) : null,
    LinkedIn: contacts.linkedIn ? share([handle(reading.linkedIn) === handle(contacts.linkedIn)]) : null,
    ...lists(reading, gold),
  };
  return Object.fromEntries(
    Object.entries(scores).filter((entry): entry is [string, Share] => Boolean(entry[1])),
  );
}

function lists(reading: Reading, gold: Gold): Record<string, Share | undefined> {
  const skills = both(reading.skills, gold.skills, (a, b) => near(bare(a.name), bare(b)));
  const languages = both(
    reading.languages,
    gold.languages,
    (a, b) => bare(a.name) === bare(b.name) && a.level === b.level,
  );
  const certificates = both(
    reading.certification,
    gold.certificates,
    (a, b) =>
      near(bare(a.name), bare(b.name)) &&
      (b.issuer === null || near(bare(a.issuer), bare(b.issuer))) &&
      (b.date === null || sameDate(a.date, b.date)),
  );
  const projects = both(
    reading.projects,
    gold.projects,
    (a, b) => bare(a.name) === bare(b.name) && (b.link === null || bare(a.link).includes(bare(b.link))),
  );
  const studies = both(
    reading.education,
    gold.studies,
    (a, b) => near(bare(a.school), bare(b.school)) && bare(`${a.degree} ${a.field}`).includes(bare(b.degree)),
  );
  return {
    "skills precision": skills?.precision,
    "skills recall": skills?.recall,
    "language with level precision": languages?.precision,
    "language with level recall": languages?.recall,
    "certificate with issuer and year": certificates?.recall,
    "project with link": projects?.recall,
    "school with degree": studies?.recall,
  };
}
