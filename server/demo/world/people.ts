import { sayPartialDate, saySpan } from "#shared/times/partial-date.ts";
import { companyFacts, companySizeOf } from "./companies.ts";
import { daysBefore, monthBefore } from "./days.ts";
import type { KnownPerson } from "./known-people.data.ts";
import { portraitSvg } from "./logo.ts";
import { inThePast } from "./past-tense.ts";
import {
  achievements,
  earlierEmployers,
  projects,
  schools,
  studies,
  summaries,
  taskTails,
  finalWords,
  toolLines,
} from "./people-words.data.ts";
import { placeName, placeOf, places, type Place } from "./places.data.ts";
import type { Random } from "./random.ts";
import { roleOf, type Role } from "./roles.data.ts";
import { capitalise, handleOf, say, skillWord } from "./say.ts";
import { occupationOf } from "./words.ts";
import type { Candidate, User, WorkExperience } from "./world.ts";

export interface Person {
  user: User;
  candidate: Candidate;
}

const websites = new Map(
  companyFacts.map((facts) => [facts.name, `https://${facts.slug ?? handleOf(facts.name)}.example`]),
);
const industries = [...new Set(companyFacts.flatMap((facts) => facts.industry))];

export function emailOf(name: string, domain: string): string {
  const [given = "", ...family] = name.split(" ");
  return `${handleOf(given)}.${handleOf(family.join(" "))}@${domain}`;
}

export function buildUser(
  random: Random,
  {
    fullName,
    email,
    createdAt,
    portrait,
  }: { fullName: string; email: string; createdAt: Date; portrait: boolean },
): User {
  return {
    id: random.id(createdAt),
    email,
    fullName,
    portraitSvg: portrait ? portraitSvg(random) : null,
    parallelTag: handleOf(fullName),
    createdAt,
  };
}

function numbers(random: Random) {
  return {
    few: random.int(2, 9),
    small: random.int(11, 29),
    big: random.int(31, 480),
    percent: random.int(31, 96),
  };
}

/** Work that is done in one department and told like another. */
const likeOther: Record<string, string> = {
  "lab-tech": "Science",
  pharmacy: "Operations",
  "health-info": "Data",
  "health-manager": "Operations",
};

/** What somebody did in one job: with what, to what end. */
function achievementLines(random: Random, role: Role, skills: string[]): string[] {
  const [a = "", b = "", c = ""] = random.some(skills.slice(0, 6), 3).map(skillWord);
  const kind = likeOther[role.key] ?? role.department;
  const own = random.some(achievements[kind] ?? achievements.Other ?? [], random.int(1, 2));
  const told = random.some(occupationOf(role.code).tasks, random.int(1, 2));
  return [
    capitalise(say(random, random.pick(toolLines), { a, b, c })),
    ...own.map((line) => say(random, line, { ...numbers(random), skill: skillWord(random.pick(skills)) })),
    ...told.map((task) => {
      const core = inThePast(task).replace(
        /,? (to (ensure|determine|help|provide|maximi[sz]e|identify|meet)|in order to)\b.*$/,
        "",
      );
      return say(random, core.replace(/[[\]{}]/g, "") + random.pick(taskTails), numbers(random));
    }),
  ].map((line) => `${line}.`);
}

function historyOf(
  random: Random,
  role: Role,
  { years, skills, now }: { years: number; skills: string[]; now: Date },
): WorkExperience[] {
  const count = Math.min(5, Math.max(2, Math.round(years / 3)));
  const employers = random.some(
    [
      ...earlierEmployers,
      ...companyFacts
        .filter((facts) => facts.roles.includes(role.key) && facts.name !== "Saltmarsh")
        .map((facts) => facts.name),
    ],
    count,
  );
  const months = years * 12;
  const cuts = Array.from({ length: count - 1 }, (_, index) =>
    Math.round((months * (index + 1)) / count + random.int(-3, 3)),
  );
  const bounds = [
    random.chance(0.82) ? 0 : random.int(1, 5),
    ...cuts.map((cut) => Math.max(6, cut)),
    Math.max(months, 14 * count),
  ];
  return employers.map((companyName, index) => {
    const junior = index === count - 1 && years > 3;
    const title = random.pick(role.titles);
    const until = bounds[index] as number;
    return {
      title: junior
        ? `Junior ${title.replace(/^Senior |^Lead /, "").replace(/^([A-Z])(?=[a-z])/, (letter) => letter.toLowerCase())}`
        : title,
      companyName,
      companyURL: websites.get(companyName) ?? null,
      start: monthBefore(now, Math.max(bounds[index + 1] as number, until + 6)),
      end: until === 0 ? null : monthBefore(now, until),
      current: until === 0,
      description: achievementLines(random, role, skills).join("\n"),
    };
  });
}

function phoneOf(random: Random, place: Place): string | null {
  if (!place.phone || random.chance(0.12)) return null;
  return place.phone
    .replace(/%/g, () => String(random.int(6, 9)))
    .replace(/#/g, () => String(random.int(0, 9)));
}

function studiesOf(
  random: Random,
  department: string,
  { years, now, city }: { years: number; now: Date; city: string },
) {
  const [degrees = "", fields = "", certificates = ""] = studies[department] ?? studies.any ?? [];
  const end = now.getUTCFullYear() - years;
  const degree = random.pick(degrees.split("|"));
  return {
    education: [
      {
        school: `${city} ${random.pick(schools)}`,
        degree,
        field: random.pick(fields.split("|")),
        start: String(end - (/^[MP]/.test(degree) ? 5 : 3)),
        end: String(end),
      },
    ],
    certification: random.chance(0.4)
      ? [
          {
            name: random.pick(certificates.split("|")),
            issuer: null,
            date: String(now.getUTCFullYear() - random.int(0, Math.min(6, years))),
          },
        ]
      : [],
  };
}

function seniorityOf(years: number): "Early Career" | "Mid Career" | "Senior" {
  return years < 5 ? "Early Career" : years < 10 ? "Mid Career" : "Senior";
}

function preferencesOf(
  random: Random,
  role: Role,
  { place, years }: { place: Place; years: number },
): Candidate["preferences"] {
  const pay = role.pay * (0.75 + Math.min(years, 14) * 0.05) * place.pay;
  const remote = random.chance(0.6);
  return {
    titles: random.some(role.titles, 2),
    departments: [role.department],
    locations: [
      ...new Set([placeName(place), ...(random.chance(0.3) ? [placeName(random.pick(places))] : [])]),
    ],
    remote,
    remoteLocations: remote ? [place.country] : [],
    workplaceTypes: remote
      ? ["remote", "hybrid"]
      : random.pick([["hybrid"], ["onsite", "hybrid"], ["onsite"]]),
    jobTypes: random
      .weighted([
        [["Full Time"], 80],
        [["Full Time", "Part Time"], 12],
        [["Contract", "Full Time"], 8],
      ] as const)
      .slice(),
    seniority: [seniorityOf(years)],
    companySizes: random.some(["Small", "Medium", "Growing", "Large", "Enterprise"], random.int(1, 3)),
    industries: random.some(industries, random.int(1, 3)),
    fundingStages: random.chance(0.25) ? random.some(["seed", "series_a", "series_b", "series_c"], 2) : [],
    salary: random.chance(0.12) ? 120 : Math.round(pay),
    salaryCurrency: place.currency,
    anythingElse: random.pick(finalWords),
  };
}

/** The resume as lines of text: what a reader sees and what evidence quotes. */
export function resumeLines(candidate: Omit<Candidate, "resume">): string[] {
  return [
    candidate.fullName,
    `${candidate.location} · ${candidate.email}${candidate.phone ? ` · ${candidate.phone}` : ""}`,
    candidate.linkedInUrl,
    "",
    candidate.summary,
    "",
    "Experience",
    ...candidate.workExperience.flatMap((work) => [
      `${work.title}, ${work.companyName}, ${saySpan(work)}`,
      ...work.description.split("\n").map((line) => `• ${line}`),
    ]),
    "",
    "Skills",
    candidate.skills.join(", "),
    "",
    "Education",
    ...candidate.education.map(
      (study) => `${study.degree} ${study.field}, ${study.school}, ${sayPartialDate(study.end)}`,
    ),
    ...(candidate.certification.length
      ? [
          "",
          "Certificates",
          ...candidate.certification.map((one) => `${one.name}, ${sayPartialDate(one.date)}`),
        ]
      : []),
    ...(candidate.projects.length
      ? ["", "Projects", ...candidate.projects.map((one) => `${one.name}: ${one.description}`)]
      : []),
  ];
}

function finish(
  random: Random,
  user: User,
  candidate: Omit<Candidate, "resume" | "id" | "userId" | "fullName" | "email" | "createdAt">,
): Person {
  const base = {
    id: random.id(user.createdAt),
    userId: user.id,
    fullName: user.fullName,
    email: user.email,
    createdAt: user.createdAt,
    ...candidate,
  };
  const resume = {
    id: random.id(user.createdAt),
    name: `${candidate.department}, ${user.createdAt.getUTCFullYear()}`,
    fileName: `${handleOf(user.fullName)}.pdf`,
    lines: resumeLines(base),
  };
  return { user, candidate: { ...base, resume } };
}

export function buildPerson(
  random: Random,
  role: Role,
  { name, place, now }: { name: string; place: Place; now: Date },
): Person {
  const years = random.weighted([
    [random.int(1, 4), 32],
    [random.int(5, 9), 42],
    [random.int(10, 17), 26],
  ] as const);
  const user = buildUser(random, {
    fullName: name,
    email: emailOf(name, "people.example"),
    createdAt: daysBefore(now, random.int(2, 300) + random.next()),
    portrait: random.chance(0.68),
  });
  const skills = [
    ...random.some(role.skills, random.int(3, 4)),
    ...random.some(role.nice, random.int(1, 3)),
    ...random.some(occupationOf(role.code).technology, 2),
  ];
  const workExperience = historyOf(random, role, { years, skills, now });
  const latest = workExperience[0] as WorkExperience;
  const slots = {
    ...numbers(random),
    title: latest.title.toLowerCase(),
    Title: latest.title,
    years,
    field: role.field,
    a: skillWord(skills[0] as string),
    b: skillWord(skills[1] as string),
    city: place.city,
  };
  const [projectName, projectText] = random.pick(projects);
  const handle = `${handleOf(name)}-${random.int(0x1000, 0xffff).toString(16)}`;
  return finish(random, user, {
    headline: latest.current
      ? `${latest.title} at ${latest.companyName}`
      : capitalise(random.pick(role.titles)),
    summary: say(random, random.pick(summaries), slots),
    role: role.key,
    department: role.department,
    location: placeName(place),
    phone: phoneOf(random, place),
    linkedInUrl: `https://www.linkedin.com/in/${handle}`,
    personalWebsite:
      role.department === "Design" || random.chance(0.08) ? `https://${handleOf(name)}.example` : null,
    experienceYears: years,
    experienceLength: `${years} ${years === 1 ? "year" : "years"}`,
    jobStatus: random.weighted([
      ["Actively looking", 45],
      ["Open to offers", 42],
      ["Not looking", 13],
    ] as const),
    availableFrom: random.pick([
      null,
      "Now",
      "Two weeks",
      "One month's notice",
      "Two months' notice",
      "Three months' notice",
    ]),
    skills: [...new Set(skills)],
    workExperience,
    ...studiesOf(random, role.department, { years, now, city: place.city }),
    projects: random.chance(0.35)
      ? [{ name: say(random, projectName, slots), description: say(random, projectText, slots), link: null }]
      : [],
    preferences: preferencesOf(random, role, { place, years }),
    hiddenFrom: [],
    scoring: !random.chance(0.04),
    profilePercent: random.int(62, 100),
  });
}

export function buildKnownPerson(
  random: Random,
  known: KnownPerson,
  { now, email }: { now: Date; email?: string },
): Person {
  const place = placeOf(known.city);
  const role = roleOf(known.role);
  const user = buildUser(random, {
    fullName: known.name,
    email: email ?? emailOf(known.name, "people.example"),
    createdAt: daysBefore(now, random.int(40, 160)),
    portrait: true,
  });
  const years = Math.floor(known.jobs.at(-1)?.[2] ?? 1);
  const [degree, field, school] = known.study;
  return finish(random, user, {
    headline: known.headline,
    summary: known.summary,
    role: role.key,
    department: role.department,
    location: placeName(place),
    phone: phoneOf(random, place),
    linkedInUrl: `https://www.linkedin.com/in/${handleOf(known.name)}-demo`,
    personalWebsite: null,
    experienceYears: years,
    experienceLength: `${years} years`,
    jobStatus: "Open to offers",
    availableFrom: known.available,
    skills: known.skills.split("|"),
    workExperience: known.jobs.map(([title, companyName, from, to, lines]) => ({
      title,
      companyName,
      companyURL: websites.get(companyName) ?? null,
      start: monthBefore(now, Math.round(from * 12)),
      end: to === 0 ? null : monthBefore(now, Math.round(to * 12)),
      current: to === 0,
      description: lines.join("\n"),
    })),
    education: [{ school, degree, field, start: null, end: String(now.getUTCFullYear() - years) }],
    certification: [],
    projects: [],
    preferences: {
      ...preferencesOf(random, role, { place, years }),
      salary: known.salary,
      salaryCurrency: "GBP",
      locations: [placeName(place), "Bristol, United Kingdom"],
      remote: true,
      remoteLocations: [...new Set([place.country, "United Kingdom"])],
      companySizes: ["Small", "Medium", companySizeOf(300)],
      industries: ["Climate", "Public service", "Mobility"],
      anythingElse: known.name === "Noor Bakker" ? "Climate, small teams, remote most days." : "",
    },
    hiddenFrom: [],
    scoring: true,
    profilePercent: 92,
  });
}
