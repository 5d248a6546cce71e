import { buildApplication, fits, type Case } from "./applications.ts";
import type { Outcome } from "./application-path.ts";
import type { Random } from "./random.ts";
import type { Candidate } from "./candidate-shapes.ts";
import type { Application, Company, CompanyAdmin, Employee, Job } from "./world.ts";

export interface Cast {
  companies: Company[];
  companyAdmins: CompanyAdmin[];
  employees: Employee[];
  candidates: Candidate[];
  jobs: Job[];
  now: Date;
}

const usual: [Outcome, number][] = [
  ["lead", 60],
  ["lead saved", 18],
  ["lead ignored", 18],
  ["review", 110],
  ["pending", 300],
  ["pending saved", 48],
  ["pending referred", 40],
  ["pending, pass set", 12],
  ["referralRequest", 34],
  ["outbound", 60],
  ["accepted", 40],
  ["screen", 78],
  ["interview", 62],
  ["offer", 26],
  ["hired", 30],
  ["screen, pass set", 10],
  ["denied", 86],
  ["denied late", 46],
  ["expired", 20],
  ["expired invitation", 30],
  ["declined", 44],
  ["declined invitation", 16],
];
const total = 1000;

/** What happened at Saltmarsh: title of the job, then who or how many, then how it went. */
const known: [title: string, name: string, outcome: Outcome, age: number, by?: string, note?: string][] = [
  [
    "Backend engineer",
    "Inês Carvalho",
    "pending referred",
    0.085,
    "Joel Tran",
    "We shared a pager for two years at Maison Lune. She is the person you want awake at four in the morning.",
  ],
  ["Backend engineer", "Tomasz Wieczorek", "pending", 0.13],
  ["Backend engineer", "Adaeze Nwosu", "pending", 0.21],
  ["Backend engineer", "Yuki Harada", "pending", 0.3],
  ["Backend engineer", "Samuel Okonjo", "pending", 2.1],
  ["Backend engineer", "Leila Haddad", "pending", 2.4],
  ["Backend engineer", "Mateo Ríos Aldana", "offer", 11],
  [
    "Backend engineer",
    "Freya Lindqvist",
    "interview",
    5,
    "Dilip Menon",
    "Read her note on cold starts. Then read it again.",
  ],
  ["Field technician, Severn and Solent", "Kofi Boateng", "screen", 9],
  ["Product designer", "Elin Hughes", "hired", 8.6],
];
const crowd: [title: string, outcome: Outcome, count: number, likely: boolean][] = [
  ["Backend engineer", "pending", 5, true],
  ["Backend engineer", "pending", 3, false],
  ["Backend engineer", "pending saved", 3, true],
  ["Backend engineer", "denied", 7, false],
  ["Backend engineer", "screen", 3, true],
  ["Backend engineer", "interview", 2, true],
  ["Backend engineer", "denied late", 2, true],
  ["Backend engineer", "lead", 3, true],
  ["Backend engineer", "declined", 1, true],
  ["Product designer", "pending", 11, true],
  ["Product designer", "pending", 3, false],
  ["Product designer", "pending saved", 2, true],
  ["Product designer", "denied", 5, false],
  ["Product designer", "screen", 2, true],
  ["Product designer", "outbound", 1, true],
  ["Field technician, Severn and Solent", "pending", 4, true],
  ["Field technician, Severn and Solent", "pending", 2, false],
  ["Field technician, Severn and Solent", "denied", 2, false],
  ["Field technician, Humber", "pending", 3, true],
  ["Field technician, Humber", "interview", 1, true],
  ["Field technician, Humber", "denied", 2, false],
  ["Site reliability engineer", "screen", 2, true],
  ["Site reliability engineer", "interview", 1, true],
  ["Site reliability engineer", "lead saved", 2, true],
  ["Site reliability engineer", "outbound", 2, true],
  ["Site reliability engineer", "denied late", 1, true],
  ["Forecast engineer, ensembles", "review", 2, true],
  ["Forecast engineer, ensembles", "interview", 1, true],
  ["Forecast engineer, ensembles", "accepted", 1, true],
  ["Forecast engineer, ensembles", "expired invitation", 2, true],
  ["Mobile engineer, offline maps", "pending", 3, true],
  ["Mobile engineer, offline maps", "screen", 1, true],
  ["Mobile engineer, offline maps", "screen, pass set", 1, true],
  ["Mobile engineer, offline maps", "lead", 2, true],
  ["Duty forecaster, nights", "referralRequest", 2, true],
  ["Duty forecaster, nights", "pending, pass set", 1, false],
  ["Duty forecaster, nights", "pending", 2, true],
  ["Partnerships lead, Netherlands", "pending", 2, true],
  ["Partnerships lead, Netherlands", "lead ignored", 2, false],
  ["Partnerships lead, Netherlands", "declined invitation", 1, true],
  ["Customer trainer, flood wardens", "review", 2, true],
  ["Mobile engineer, offline maps", "review", 2, true],
  ["Mobile engineer, offline maps", "referralRequest", 2, true],
  ["Site reliability engineer", "referralRequest", 2, true],
  ["Site reliability engineer", "pending referred", 2, true],
  ["Customer trainer, flood wardens", "screen", 1, true],
  ["Customer trainer, flood wardens", "offer", 1, true],
  ["Instrument maker, part time", "accepted", 1, true],
  ["Instrument maker, part time", "pending", 1, true],
];
const seekerStory: [company: string, title: string, outcome: Outcome, age: number][] = [
  ["kestrel", "Senior product designer", "interview", 4.6],
  ["lumen-health", "Designer, patient tools", "screen", 6],
  ["mossbank-council", "Service designer", "pending", 2.2],
  ["bracket", "Design engineer", "outbound", 1.4],
  ["undertow-audio", "UX designer", "referralRequest", 3],
  ["pierhead", "Lead designer", "denied late", 16],
  ["orchard-pay", "Product designer, checkout", "declined", 9],
  ["brine-and-barrel", "Visual designer, Wednesday menus", "expired", 12],
  ["wegwijs", "Service designer", "declined invitation", 15],
];

type Rest = Pick<Case, "outcome" | "age" | "referredBy" | "note">;
type Add = (job: Job, candidate: Candidate, rest: Rest) => boolean;

function groupBy<T extends { companyId: string }>(rows: T[]): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const row of rows) groups.set(row.companyId, [...(groups.get(row.companyId) ?? []), row]);
  return groups;
}

function addSaltmarsh(random: Random, { jobs, candidates }: Cast, add: Add): void {
  const jobOf = (title: string) => {
    const job = jobs.find((one) => one.jobTitle === title);
    if (!job) throw new Error(`Saltmarsh has no job called ${title}.`);
    return job;
  };
  const named = new Map(candidates.map((candidate) => [candidate.fullName, candidate]));
  for (const [title, name, outcome, age, referredBy, note] of known)
    add(jobOf(title), named.get(name) as Candidate, { outcome, age, referredBy, note });
  const busy = new Set(known.map(([, name]) => name));
  for (const [title, outcome, count, likely] of crowd) {
    const job = jobOf(title);
    const near = candidates.filter((one) => one.role === job.role);
    const wider = candidates.filter((one) => one.department === job.department && one.role !== job.role);
    const far = candidates.filter((one) => one.department !== job.department);
    const line = [
      ...(likely ? byCloseness(job, random.shuffle(near)) : []),
      ...random.shuffle(likely ? wider : far),
    ];
    let left = count;
    for (const candidate of line) {
      if (left === 0) break;
      if (!busy.has(candidate.fullName) && add(job, candidate, { outcome })) left--;
    }
  }
}

/** Those first whose skills, years, place and pay come closest to what the job asks. */
function byCloseness(job: Job, candidates: Candidate[]): Candidate[] {
  const asked = job.requirements.flatMap(({ skills }) => skills);
  const years = Math.max(0, ...job.requirements.map((requirement) => requirement.years ?? 0));
  const country = (place: string) => place.split(", ").at(-1);
  const countries = [...job.locations.map(country), ...job.remoteLocations];
  const closeness = ({ skills, experienceYears, location, preferences }: Candidate) =>
    asked.filter((skill) => skills.includes(skill)).length +
    (experienceYears >= years ? 2 : 0) +
    (countries.includes(country(location)) ? 5 : 0) +
    (preferences.seniority.includes(job.seniority) ? 1 : 0) +
    (preferences.salary * 1000 * 100 <= (job.salary?.max ?? Infinity) ? 2 : 0);
  return candidates.toSorted((one, other) => closeness(other) - closeness(one));
}

function addUsual(random: Random, { companies, jobs, candidates, now }: Cast, add: Add): void {
  const companyOf = new Map(companies.map((company) => [company.id, company]));
  const byDepartment = new Map<string, Candidate[]>();
  const byRole = new Map<string, Candidate[]>();
  for (const candidate of candidates) {
    byDepartment.set(candidate.department, [...(byDepartment.get(candidate.department) ?? []), candidate]);
    byRole.set(candidate.role, [...(byRole.get(candidate.role) ?? []), candidate]);
  }
  const popular = jobs.map((job) => [job, job.workplaceType === "remote" ? 3 : random.int(1, 3)] as const);
  for (let count = 0; count < total;) {
    const outcome = random.weighted(usual);
    const job = random.weighted(popular);
    const company = companyOf.get(job.companyId) as Company;
    if (!fits({ job, company, outcome, now })) continue;
    const pool = random.weighted([
      [byRole.get(job.role) ?? [], 60],
      [byDepartment.get(job.department) ?? [], 26],
      [candidates, /pending|denied|expired/.test(outcome) ? 24 : 4],
    ] as const);
    if (pool.length && add(job, random.pick(pool), { outcome })) count++;
  }
}

/** Every application of the world: what is known of Saltmarsh and the demo seeker, then the rest. */
export function buildApplications(random: Random, cast: Cast, seekerId: string): Application[] {
  const companies = new Map(cast.companies.map((company) => [company.id, company]));
  const admins = groupBy(cast.companyAdmins);
  const staff = groupBy(cast.employees);
  const pairs = new Set<string>();
  const made: Application[] = [];
  const add: Add = (job, candidate, rest) => {
    const pair = `${job.id} ${candidate.id}`;
    if (pairs.has(pair)) return false;
    pairs.add(pair);
    const company = companies.get(job.companyId) as Company;
    const team = { admins: admins.get(company.id) ?? [], employees: staff.get(company.id) ?? [] };
    made.push(buildApplication(random, { job, company, candidate, now: cast.now, ...team, ...rest }));
    return true;
  };
  const seeker = cast.candidates.find((candidate) => candidate.id === seekerId) as Candidate;
  const rest = { ...cast, candidates: cast.candidates.filter((candidate) => candidate !== seeker) };
  for (const [slug, title, outcome, age] of seekerStory) {
    const company = cast.companies.find((one) => one.slug === slug);
    const job = cast.jobs.find((one) => one.companyId === company?.id && one.jobTitle === title);
    if (job) add(job, seeker, { outcome, age });
  }
  addSaltmarsh(random, { ...rest, jobs: ofSaltmarsh(cast) }, add);
  addUsual(random, { ...rest, jobs: notOfSaltmarsh(cast) }, add);
  return made;
}

function saltmarshId({ companies }: Cast): string | undefined {
  return companies.find((company) => company.slug === "saltmarsh")?.id;
}
function ofSaltmarsh(cast: Cast): Job[] {
  return cast.jobs.filter((job) => job.companyId === saltmarshId(cast));
}
function notOfSaltmarsh(cast: Cast): Job[] {
  return cast.jobs.filter((job) => job.companyId !== saltmarshId(cast));
}
