import { daysBefore } from "./days.ts";
import { portraitSvg } from "./logo.ts";
import { historyOf, numbers } from "./person-history.ts";
import { preferencesOf } from "./person-preferences.ts";
import { projects, schools, studies, summaries } from "./people-words.data.ts";
import { placeName, type Place } from "./places.data.ts";
import type { Random } from "./random.ts";
import { resumeLines } from "./resume-lines.ts";
import type { Role } from "./roles.data.ts";
import { capitalise, handleOf, say, skillWord } from "./say.ts";
import { occupationOf } from "./words.ts";
import type { Candidate, WorkExperience } from "./candidate-shapes.ts";
import type { User } from "./world.ts";

export interface Person {
  user: User;
  candidate: Candidate;
}

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
            link: null,
          },
        ]
      : [],
  };
}

export function finish(
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

interface Newcomer {
  name: string;
  place: Place;
  now: Date;
}

export function buildPerson(random: Random, role: Role, newcomer: Newcomer): Person {
  const { name, place, now } = newcomer;
  const years = yearsOf(random);
  const user = buildUser(random, {
    fullName: name,
    email: emailOf(name, "people.example"),
    createdAt: daysBefore(now, random.int(2, 300) + random.next()),
    portrait: random.chance(0.68),
  });
  const skills = skillsOf(random, role);
  const workExperience = historyOf(random, role, { years, skills, now });
  const latest = workExperience[0] as WorkExperience;
  const slots = slotsOf(random, role, { latest, years, skills, city: place.city });
  const project = random.pick(projects);
  const handle = `${handleOf(name)}-${random.int(0x1000, 0xffff).toString(16)}`;
  return finish(random, user, {
    headline: headlineOf(random, role, latest),
    summary: say(random, random.pick(summaries), slots),
    ...aboutOf(random, role, newcomer),
    linkedInUrl: `https://www.linkedin.com/in/${handle}`,
    personalWebsite:
      role.department === "Design" || random.chance(0.08) ? `https://${handleOf(name)}.example` : null,
    experienceYears: years,
    experienceLength: `${years} ${years === 1 ? "year" : "years"}`,
    ...lookingOf(random),
    skills: [...new Set(skills)],
    workExperience,
    ...studiesOf(random, role.department, { years, now, city: place.city }),
    projects: random.chance(0.35) ? [projectOf(random, project, slots)] : [],
    preferences: preferencesOf(random, role, { place, years }),
    hiddenFrom: [],
    scoring: !random.chance(0.04),
    profilePercent: random.int(62, 100),
  });
}

function yearsOf(random: Random): number {
  return random.weighted([
    [random.int(1, 4), 32],
    [random.int(5, 9), 42],
    [random.int(10, 17), 26],
  ] as const);
}

function skillsOf(random: Random, role: Role): string[] {
  return [
    ...random.some(role.skills, random.int(3, 4)),
    ...random.some(role.nice, random.int(1, 3)),
    ...random.some(occupationOf(role.code).technology, 2),
  ];
}

/** What the sentences about a person are filled with. */
function slotsOf(
  random: Random,
  { field }: Role,
  { latest, years, skills, city }: { latest: WorkExperience; years: number; skills: string[]; city: string },
) {
  const [a, b] = skills.map(skillWord) as [string, string];
  const { title } = latest;
  return { ...numbers(random), title: title.toLowerCase(), Title: title, years, field, a, b, city };
}

function projectOf(
  random: Random,
  [name, description]: (typeof projects)[number],
  slots: ReturnType<typeof slotsOf>,
): Candidate["projects"][number] {
  return {
    name: say(random, name, slots),
    description: say(random, description, slots),
    link: null,
    start: null,
    end: null,
  };
}

function headlineOf(random: Random, role: Role, { current, title, companyName }: WorkExperience): string {
  return current ? `${title} at ${companyName}` : capitalise(random.pick(role.titles));
}

export function aboutOf(random: Random, role: Role, { place }: Pick<Newcomer, "place">) {
  return {
    role: role.key,
    department: role.department,
    location: placeName(place),
    phone: phoneOf(random, place),
  };
}

/** How much somebody looks for work, and from when they can begin. */
function lookingOf(random: Random): Pick<Candidate, "jobStatus" | "availableFrom"> {
  return {
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
  };
}
