import type { CompanyFacts } from "./company-facts.ts";
import { daysBefore } from "./days.ts";
import { describeJob, requirementsOf, type JobStory } from "./job-description.ts";
import { questions } from "./job-words.data.ts";
import { knownJobs, type KnownJob } from "./known-jobs.data.ts";
import { minorUnits } from "#shared/money/money.ts";
import { payRange } from "./pay.ts";
import { placeName, placeOf, places, type Place } from "./places.data.ts";
import type { Random } from "./random.ts";
import { roleOf, type Role } from "./roles.data.ts";
import type { Company, CompanyAdmin, Job } from "./world.ts";

interface Employer {
  facts: CompanyFacts;
  company: Company;
  admins: CompanyAdmin[];
}

const countBySize = { Small: 7, Medium: 12, Growing: 15, Large: 18, Enterprise: 25 } as const;
const yearsByLevel = { "Early Career": [1, 3], "Mid Career": [4, 6], Senior: [7, 10] } as const;
const leading = new Set([
  "engmanager",
  "sales-manager",
  "finance-manager",
  "health-manager",
  "marketing-manager",
]);
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
  return texts.map((question, index) => ({ id: `p${index + 1}`, question, required: index === 0 }));
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
    viewCount: status === "draft" ? 0 : job.viewCount,
  };
}

function whereFor(random: Random, facts: CompanyFacts): { place: Place; mode: Job["workplaceType"] } {
  const home = placeOf(facts.city);
  const abroad = facts.people > 200 && random.chance(0.28);
  const near = places.filter((place) => place.country === home.country);
  const place: Place = abroad ? random.pick(places) : random.chance(0.15) ? random.pick(near) : home;
  const mode =
    facts.workplace === "remote"
      ? "remote"
      : facts.workplace === "hybrid" && random.chance(0.22)
        ? "remote"
        : facts.workplace;
  return { place, mode };
}

const handsOn = new Set(["Trades", "Healthcare", "Education", "Operations"]);
const handsOnRoles = new Set(["chemist", "food-scientist", "mechanical", "robotics", "industrial", "office"]);
/** Departments that take interns. */
const taught = new Set(["Engineering", "Data", "Design", "Science"]);
/** Departments whose seats are named after the thing they work on. */
const namedByWork = new Set(["Engineering", "Data", "Design", "Product", "Science"]);

function composedJob(random: Random, role: Role, employer: Employer, now: Date): Job {
  const { facts, company } = employer;
  const found = whereFor(random, facts);
  const { place } = found;
  const mode =
    (handsOn.has(role.department) && role.key !== "tutor") || handsOnRoles.has(role.key)
      ? "onsite"
      : found.mode;
  const seniority = leading.has(role.key)
    ? "Senior"
    : random.weighted([
        ["Early Career", 30],
        ["Mid Career", 45],
        ["Senior", 25],
      ] as const);
  const drawn = random.weighted([
    ["Full Time", 86],
    ["Part Time", 7],
    ["Contract", 5],
    ["Internship", 2],
  ] as const);
  const employmentType = drawn === "Internship" && !taught.has(role.department) ? "Full Time" : drawn;
  const share = employmentType === "Part Time" ? 0.6 : employmentType === "Internship" ? 0.55 : 1;
  const level = employmentType === "Internship" ? "Early Career" : seniority;
  const salary = random.chance(0.93) ? payRange(random, role.pay, { place, seniority: level, share }) : null;
  const [least, most] = yearsByLevel[level];
  const story: JobStory = {
    facts,
    company,
    role,
    salary,
    department: role.department,
    years: random.int(least, most),
    place: placeSentence(random, mode, place),
    intro: [],
    musts: [],
    nice: [],
  };
  const asked = [...(questions[role.department] ?? []), ...(questions.any ?? [])];
  const job = assemble(
    random,
    story,
    {
      title: titleFor(random, role, { level, facts, employmentType }),
      seniority: level,
      employmentType,
      workplaceType: mode,
      locations: mode === "remote" ? [] : [placeName(place)],
      remoteLocations:
        mode === "remote" ? [place.country] : mode === "hybrid" && random.chance(0.4) ? [place.country] : [],
      prompts: promptsOf(
        random.some(
          asked,
          random.weighted([
            [0, 35],
            [1, 30],
            [2, 25],
            [3, 10],
          ] as const),
        ),
      ),
      team: teamFor(random, employer.admins),
      age: Math.floor(random.next() ** 1.4 * 60),
    },
    now,
  );
  const status = random.weighted([
    ["live", 89],
    ["closed", 7],
    ["draft", 4],
  ] as const);
  return status === "live" ? job : settled(random, job, status, now);
}

function titleFor(
  random: Random,
  role: Role,
  { level, facts, employmentType }: { level: Job["seniority"]; facts: CompanyFacts; employmentType: string },
): string {
  const junior = role.titles.filter((title) => !/^(Head|Lead|Senior)|director|lead$/i.test(title));
  const plain = random.pick(level === "Senior" || junior.length === 0 ? role.titles : junior);
  const titled = /^(Senior|Lead|Head)|manager|lead|director|Head of/i.test(plain);
  const raised =
    level === "Senior" && !titled
      ? `${random.pick(["Senior", "Senior", "Lead"])} ${plain.charAt(0).match(/[A-Z]/) && !/^[A-Z]{2}|^iOS/.test(plain) ? plain.charAt(0).toLowerCase() + plain.slice(1) : plain}`
      : plain;
  const named = raised.replace(/ android/, " Android").replace(/ cNC/, " CNC");
  const kind =
    employmentType === "Internship"
      ? `${named}, internship`
      : employmentType === "Part Time"
        ? `${named}, part time`
        : named;
  if (kind !== named || named.includes(",") || !namedByWork.has(role.department) || !random.chance(0.42))
    return kind;
  return `${named}, ${random.pick(facts.work).replace(/^the /, "")}`;
}

function placeSentence(random: Random, mode: Job["workplaceType"], place: Place): string {
  if (mode === "remote")
    return `Work from home anywhere in ${place.country.replace(/^United/, "the United")}`;
  if (mode === "onsite") return `A place of your own in ${place.city}`;
  return random.pick([
    `${random.pick(["One day", "Two days", "Three days"])} a week in ${place.city}, the others where you like`,
    `${place.city}, with as many days at home as the work allows`,
  ]);
}

function knownJob(random: Random, job: KnownJob, employer: Employer, now: Date): Job {
  const { facts, company, admins } = employer;
  const salary = {
    currency: job.currency,
    min: minorUnits(job.pay[0] * 1000, job.currency),
    max: minorUnits(job.pay[1] * 1000, job.currency),
    period: "year" as const,
  };
  const place =
    job.workplace === "remote"
      ? `Remote in ${job.remoteIn.join(", ")}`
      : `${(job.locations[0] ?? facts.city).split(",")[0]}${job.remoteIn.length ? " or remote" : ""}`;
  const story: JobStory = {
    facts,
    company,
    salary,
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
    viewCount,
    createdAt,
    publishedAt: createdAt,
    closedAt: null,
  };
}
