import type { Candidate, WorkExperience } from "./candidate-shapes.ts";
import { companySizeOf } from "./companies.ts";
import { daysBefore, monthBefore } from "./days.ts";
import type { KnownPerson } from "./known-people.data.ts";
import { aboutOf, buildUser, emailOf, finish, type Person } from "./people.ts";
import { websites } from "./person-history.ts";
import { preferencesOf } from "./person-preferences.ts";
import { placeName, placeOf, type Place } from "./places.data.ts";
import type { Random } from "./random.ts";
import { roleOf } from "./roles.data.ts";
import { handleOf } from "./say.ts";

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
    ...aboutOf(random, role, { place }),
    linkedInUrl: `https://www.linkedin.com/in/${handleOf(known.name)}-demo`,
    personalWebsite: null,
    experienceYears: years,
    experienceLength: `${years} years`,
    jobStatus: "Open to offers",
    availableFrom: known.available,
    skills: known.skills.split("|"),
    workExperience: known.jobs.map((job) => knownWork(job, now)),
    education: [{ school, degree, field, start: null, end: String(now.getUTCFullYear() - years) }],
    certification: [],
    projects: [],
    preferences: knownPreferences(known, preferencesOf(random, role, { place, years }), place),
    hiddenFrom: [],
    scoring: true,
    profilePercent: 92,
  });
}

function knownWork(
  [title, companyName, from, to, lines]: KnownPerson["jobs"][number],
  now: Date,
): WorkExperience {
  return {
    title,
    companyName,
    companyURL: websites.get(companyName) ?? null,
    start: monthBefore(now, Math.round(from * 12)),
    end: to === 0 ? null : monthBefore(now, Math.round(to * 12)),
    current: to === 0,
    description: lines.join("\n"),
  };
}

function knownPreferences(
  { name, salary }: KnownPerson,
  drawn: Candidate["preferences"],
  place: Place,
): Candidate["preferences"] {
  return {
    ...drawn,
    salary,
    salaryCurrency: "GBP",
    locations: [placeName(place), "Bristol, United Kingdom"],
    remote: true,
    remoteLocations: [...new Set([place.country, "United Kingdom"])],
    companySizes: ["Small", "Medium", companySizeOf(300)],
    industries: ["Climate", "Public service", "Mobility"],
    anythingElse: name === "Noor Bakker" ? "Climate, small teams, remote most days." : "",
  };
}
