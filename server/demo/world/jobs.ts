import type { CompanyFacts } from "./company-facts.ts";
import { daysBefore } from "./days.ts";
import { describeJob, requirementsOf, type JobStory } from "./job-description.ts";
import { questions } from "./job-words.data.ts";
import { knownJobs, type KnownJob } from "./known-jobs.data.ts";
import { levelFor, shareOf, yearsFor } from "./job-level.ts";
import { locationsOf, placeFor, placeSentence } from "./job-place.ts";
import { titleFor } from "./job-title.ts";
import { minorUnits } from "#shared/money/money.ts";
import { workStyleCategories } from "#shared/profile/work-style.data.ts";
import { payRange } from "./pay.ts";
import type { Random } from "./random.ts";
import { roleOf, type Role } from "./roles.data.ts";
import { workStyles } from "./work-styles.data.ts";
import type { Company, CompanyAdmin, Job } from "./world.ts";

interface Employer {
  facts: CompanyFacts;
  company: Company;
  admins: CompanyAdmin[];
}

const countBySize = { Small: 7, Medium: 12, Growing: 15, Large: 18, Enterprise: 25 } as const;
const officeRoles = [
  "accountant",
  "recruiter",
  "hr-manager",
  "office",
  "exec-assistant",
  "it-support",
  "fin-analyst",
];

export function buildJobs(random: Random, { facts, company, admins }: Employer, now: Date): Job[] {
  const known = knownJobs.filter((job) => job.company === company.slug);
  const made = known.map((job) => knownJob(random, job, { facts, company, admins }, now));
  const wanted = facts.name === "Saltmarsh" ? 15 : countBySize[company.companySize] + random.int(-1, 3);
  const own = facts.roles.split(" ");
  const roles = facts.people > 150 ? [...own, ...random.some(officeRoles, 4)] : own;
  const titles = new Set(made.map((job) => job.jobTitle));
  for (let index = 0; made.length < wanted; index++) {
    const role = roleOf(roles[index % roles.length] as string);
    const job = composedJob(random, role, { facts, company, admins }, now);
    if (titles.has(job.jobTitle) && index < 200) continue;
    titles.add(job.jobTitle);
    made.push(
      facts.name === "Saltmarsh" ? settled(random, job, made.length === 14 ? "draft" : "closed", now) : job,
    );
  }
  return made;
}

function teamFor(random: Random, admins: CompanyAdmin[], lead?: CompanyAdmin): Job["team"] {
  const manager = lead ?? random.pick(admins);
  const others = admins.filter((admin) => admin !== manager);
  return {
    hiringManagerId: manager.id,
    hiringManagerEmail: manager.email,
    memberIds: random.some(others, random.int(1, 2)).map((admin) => admin.id),
  };
}

function promptsOf(texts: string[]): Job["prompts"] {
  return texts.map((question, index) => ({
    id: `p${index + 1}`,
    kind: "text",
    question,
    required: index === 0,
  }));
}

/** Ids in the address of a job page: short, lower case, never a word. */
function publicId(random: Random): string {
  return Array.from({ length: 9 }, () => "bcdfghjkmnpqrstvwxz23456789"[random.int(0, 26)]).join("");
}

function settled(random: Random, job: Job, status: Job["status"], now: Date): Job {
  const age = (now.getTime() - job.createdAt.getTime()) / 86_400_000;
  return {
    ...job,
    status,
    publishedAt: status === "draft" ? null : (job.publishedAt ?? job.createdAt),
    closedAt: status === "closed" ? daysBefore(now, age * random.next() * 0.6) : null,
    publishedToMarketplace: status === "draft" ? false : job.publishedToMarketplace,
    clickCount: status === "draft" ? 0 : job.clickCount,
  };
}

function composedJob(random: Random, role: Role, employer: Employer, now: Date): Job {
  const { facts, company } = employer;
  const where = placeFor(random, role, facts);
  const { employmentType, level } = levelFor(random, role);
  const ranged = { place: where.place, seniority: level, share: shareOf(employmentType) };
  const salary = random.chance(0.93) ? payRange(random, role.pay, ranged) : null;
  const story: JobStory = {
    facts,
    company,
    role,
    salary,
    department: role.department,
    years: yearsFor(random, level),
    place: placeSentence(random, where),
    intro: [],
    musts: [],
    nice: [],
  };
  const frame: Frame = {
    title: titleFor(random, role, { level, facts, employmentType }),
    seniority: level,
    employmentType,
    workplaceType: where.mode,
    ...locationsOf(random, where),
    prompts: drawnPrompts(random, role),
    team: teamFor(random, employer.admins),
    age: Math.floor(random.next() ** 1.4 * 60),
  };
  const job = assemble(random, story, frame, now);
  const status = random.weighted([
    ["live", 89],
    ["closed", 7],
    ["draft", 4],
  ] as const);
  return status === "live" ? job : settled(random, job, status, now);
}

function workStyleOf(department: string): Job["workStyle"] {
  const ratings = workStyles[department] ?? {};
  return workStyleCategories.flatMap(({ categoryId }) => {
    const rating = ratings[categoryId];
    return rating === undefined ? [] : [{ categoryId, rating }];
  });
}

function drawnPrompts(random: Random, role: Role): Job["prompts"] {
  const asked = [...(questions[role.department] ?? []), ...(questions.any ?? [])];
  const count = random.weighted([
    [0, 35],
    [1, 30],
    [2, 25],
    [3, 10],
  ] as const);
  return promptsOf(random.some(asked, count));
}

function knownPay({ pay: [min, max], currency }: KnownJob) {
  const inMinor = (thousands: number) => minorUnits(thousands * 1000, currency);
  return { currency, min: inMinor(min), max: inMinor(max), period: "year" as const };
}

function knownJob(random: Random, job: KnownJob, employer: Employer, now: Date): Job {
  const { facts, company, admins } = employer;
  const place =
    job.workplace === "remote"
      ? `Remote in ${job.remoteIn.join(", ")}`
      : `${(job.locations[0] ?? facts.city).split(",")[0]}${job.remoteIn.length ? " or remote" : ""}`;
  const story: JobStory = {
    facts,
    company,
    salary: knownPay(job),
    place,
    role: roleOf(job.role),
    department: job.department,
    years: job.years,
    intro: job.intro,
    musts: job.musts,
    nice: job.nice,
  };
  return assemble(
    random,
    story,
    {
      title: job.title,
      seniority: job.seniority,
      employmentType: job.part ? "Part Time" : "Full Time",
      workplaceType: job.workplace,
      locations: job.locations,
      remoteLocations: job.remoteIn,
      prompts: promptsOf(job.questions),
      team: teamFor(random, admins, company.slug === "saltmarsh" ? admins[0] : undefined),
      age: job.daysOld,
    },
    now,
  );
}

interface Frame {
  title: string;
  seniority: Job["seniority"];
  employmentType: Job["employmentType"];
  workplaceType: Job["workplaceType"];
  locations: string[];
  remoteLocations: string[];
  prompts: Job["prompts"];
  team: Job["team"];
  age: number;
}

function assemble(random: Random, story: JobStory, frame: Frame, now: Date): Job {
  const requirements = requirementsOf(random, story);
  const createdAt = daysBefore(now, frame.age + 0.15 + random.next() * 0.8);
  const viewCount = Math.round((frame.age + 1) * random.int(3, 40));
  const internal = story.intro.length === 0 && random.chance(0.025);
  return {
    id: random.id(createdAt),
    companyId: story.company.id,
    publicJobId: publicId(random),
    role: story.role.key,
    jobTitle: frame.title,
    department: story.department,
    jobDescription: describeJob(random, story, requirements),
    requirements,
    skills: [...new Set(requirements.flatMap((requirement) => requirement.skills))],
    locations: frame.locations,
    remote: frame.remoteLocations.length > 0,
    remoteLocations: frame.remoteLocations,
    workplaceType: frame.workplaceType,
    employmentType: frame.employmentType,
    seniority: frame.seniority,
    salary: story.salary,
    prompts: frame.prompts,
    budget: random.pick([50, 50, 50, 100, 200]),
    qualificationScore: random.weighted([
      [70, 84],
      [60, 8],
      [80, 8],
    ] as const),
    status: "live",
    internal,
    publishedToMarketplace: !internal && (story.intro.length > 0 || random.chance(0.92)),
    team: frame.team,
    clickCount: Math.round(viewCount * (0.1 + random.next() * 0.35)),
    workStyle: workStyleOf(story.department),
    createdAt,
    publishedAt: createdAt,
    closedAt: null,
  };
}
