import type { ReadResume } from "#server/resume-reading/types.ts";
import type { Gold, GoldCertificate, GoldJob, GoldProject } from "./gold.ts";

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
  projects: { name: string; link: string | null; start: string | null }[];
  certification: { name: string; issuer: string | null; date: string | null; link: string | null }[];
  languages: { name: string; level: string | null }[];
};

function bare(text: string | null): string {
  return (text ?? "")
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#]/gu, "");
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
  const [title, company] = [found?.title ?? null, found?.companyName ?? null];
  return {
    title: found !== undefined && gold.titles.some((name) => isRead(title, name, sameTitle)),
    company: found !== undefined && gold.companies.some((name) => isRead(company, name, sameCompany)),
    start: found !== undefined && sameDate(found.start, gold.start),
    end: found !== undefined && sameDate(found.end, gold.end),
  };
}

const right = (score: JobScore): number => Object.values(score).filter(Boolean).length;

/** Where nothing is said, nothing should be found. */
function isRead(found: string | null, gold: string, same: (a: string | null, b: string | null) => boolean) {
  return gold === "" ? found === null : same(found, gold);
}

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

function sameLink(found: string | null, gold: string | null): boolean {
  return gold === null || bare(found).includes(bare(gold));
}

/** "Dr. Ann Lee" is Ann Lee. */
function bareName(name: string | null): string {
  return bare((name ?? "").replace(/^(?:(?:dr|mr|mrs|ms|prof|ir|ing|dipl)\.(?:-ing\.)?\s+)+/i, ""));
}

/** What a file's reading got right, measure by measure. */
export function scoresOf(reading: Reading, gold: Gold, foreign: boolean): Scores {
  const scores = {
    ...companyScores(reading, gold),
    ...jobScores(reading, gold, foreign),
    ...contactScores(reading, gold),
    ...besideScores(reading, gold),
  };
  return Object.fromEntries(
    Object.entries(scores).filter((entry): entry is [string, Share] => Boolean(entry[1])),
  );
}

type Told = Record<string, Share | null | undefined>;

function companyScores(reading: Reading, gold: Gold): Told {
  const companies = distinct(reading.workExperience.map((job) => job.companyName));
  const said = gold.jobs.map((job) => job.companies).filter((names) => !names.includes(""));
  const named = [...new Map(said.map((names) => [bareCompany(names[0]!), names])).values()];
  const known = [...gold.jobs.flatMap((job) => job.companies), ...gold.alsoCompanies];
  const isAmong = (name: string, others: readonly string[]) =>
    others.some((other) => sameCompany(name, other));
  return {
    "company precision": share(companies.map((name) => isAmong(name, known))),
    "company recall": share(named.map((names) => names.some((name) => isAmong(name, companies)))),
  };
}

function jobScores(reading: Reading, gold: Gold, foreign: boolean): Told {
  const jobs = paired(reading.workExperience, gold.jobs);
  return {
    title: share(jobs.map(({ title }) => title)),
    start: share(jobs.map(({ start }) => start)),
    end: share(jobs.map(({ end }) => end)),
    "all four of a job": share(jobs.map((job) => right(job) === 4)),
    "non-English title": foreign ? share(jobs.map(({ title }) => title)) : null,
    "non-English company": foreign ? share(jobs.map(({ company }) => company)) : null,
  };
}

function contactScores(reading: Reading, { contacts }: Gold): Told {
  const digits = (text: string | null) => (text ?? "").replace(/\D/g, "").replace(/^0+/, "");
  const handle = (text: string | null) => bare((text ?? "").replace(/^.*\/in\//, ""));
  return {
    name: contacts.name ? share([bareName(reading.fullName) === bareName(contacts.name)]) : null,
    email: contacts.email ? share([reading.email?.toLowerCase() === contacts.email.toLowerCase()]) : null,
    phone: contacts.phone ? share([digits(reading.phone).endsWith(digits(contacts.phone))]) : null,
    LinkedIn: contacts.linkedIn ? share([handle(reading.linkedIn) === handle(contacts.linkedIn)]) : null,
  };
}

/** A degree and its field are read apart: the word between them belongs to neither. */
function bareStudy(text: string): string {
  return bare(text.replace(/(?<!\p{L})(?:in|im|en|em|of|de)(?!\p{L})/giu, " "));
}

type Certificate = Reading["certification"][number];

function sameCertificate(a: Certificate, b: GoldCertificate): boolean {
  return (
    near(bare(a.name), bare(b.name)) &&
    (b.issuer === null || near(bare(a.issuer), bare(b.issuer))) &&
    (b.date === null || sameDate(a.date, b.date)) &&
    sameLink(a.link, b.link)
  );
}

function sameProject(a: Reading["projects"][number], b: GoldProject): boolean {
  return (
    bare(a.name) === bare(b.name) &&
    sameLink(a.link, b.link) &&
    (b.start === null || sameDate(a.start, b.start))
  );
}

function besideScores(reading: Reading, gold: Gold): Told {
  const skills = both(reading.skills, gold.skills, (a, b) => near(bare(a.name), bare(b)));
  const languages = both(
    reading.languages,
    gold.languages,
    (a, b) => bare(a.name) === bare(b.name) && a.level === b.level,
  );
  const certificates = both(reading.certification, gold.certificates, sameCertificate);
  const projects = both(reading.projects, gold.projects, sameProject);
  const studies = both(
    reading.education,
    gold.studies,
    (a, b) =>
      near(bare(a.school), bare(b.school)) &&
      bareStudy(`${a.degree} ${a.field}`).includes(bareStudy(b.degree)),
  );
  return {
    "skills precision": skills?.precision,
    "skills recall": skills?.recall,
    "language with level precision": languages?.precision,
    "language with level recall": languages?.recall,
    "certificate precision": certificates?.precision,
    "certificate whole": certificates?.recall,
    "project precision": projects?.precision,
    "project whole": projects?.recall,
    "school with degree": studies?.recall,
  };
}
