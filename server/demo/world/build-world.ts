import { buildApplications } from "./all-applications.ts";
import { buildConversations } from "./all-conversations.ts";
import { buildCompany, companyFacts } from "./companies.ts";
import { daysBefore } from "./days.ts";
import { type Made, buildFollows, buildJobFeeds, buildSavedJobs, buildTeamInvites } from "./extras.ts";
import { buildJobs } from "./jobs.ts";
import { backendApplicants, otherApplicants, seeker } from "./known-people.data.ts";
import { nameGiver } from "./names.ts";
import { buildKnownPerson } from "./known-people.ts";
import { buildPerson, type Person } from "./people.ts";
import { buildNotifications, emailsFor } from "./notifications.ts";
import { places } from "./places.data.ts";
import { streamFor, type Random } from "./random.ts";
import { roleOf, roles } from "./roles.data.ts";
import { buildStaff, saltmarshNames } from "./staff.ts";
import { buildSuitedPeople } from "./suited-people.ts";
import type { Job, World } from "./world.ts";

/** Kinds of work that many jobs ask for, with how many more people do them. */
const crowded: Record<string, number> = {
  "product-designer": 12,
  backend: 10,
  "hydro-tech": 8,
  sre: 5,
  mobile: 5,
  atmospheric: 6,
  fullstack: 6,
  "data-scientist": 5,
  "account-exec": 4,
  support: 4,
  nurse: 4,
  trainer: 3,
  cnc: 2,
  frontend: 5,
};

function buildPeople(random: Random, newName: ReturnType<typeof nameGiver>, now: Date): Person[] {
  const asked = roles.flatMap((role) => Array.from({ length: 3 + (crowded[role.key] ?? 0) }, () => role.key));
  const homes = places.map((place) => [place, place.country === "United Kingdom" ? 2 : 1] as const);
  return asked.map((key) => {
    const place = random.weighted(homes);
    return buildPerson(random, roleOf(key), { name: newName(place), place, now });
  });
}

function buildEmployers(seed: number, newName: ReturnType<typeof nameGiver>, now: Date) {
  return companyFacts.map((facts) => {
    const random = streamFor(seed, facts.name);
    const company = buildCompany(random, facts, now);
    const staff = buildStaff(random, { facts, company, newName, now });
    const active = staff.admins.filter((admin) => !admin.disabled);
    return { company, staff, jobs: buildJobs(random, { facts, company, admins: active }, now) };
  });
}

/** Names that nobody is given by chance. */
const knownPeople = [...backendApplicants, ...otherApplicants];
const taken = () =>
  new Set([seeker.name, "Ada Whitlock", ...saltmarshNames, ...knownPeople.map((known) => known.name)]);

const demo: World["demo"] = {
  seeker: "seeker@demo.example",
  hire: "hire@demo.example",
  employee: "employee@demo.example",
  admin: "admin@demo.example",
};

/** Everyone who looks for work, the demo seeker first. */
function buildSeekers(
  random: Random,
  {
    seed,
    newName,
    jobs,
    now,
  }: { seed: number; newName: ReturnType<typeof nameGiver>; jobs: Job[]; now: Date },
): [Person, ...Person[]] {
  return [
    buildKnownPerson(random, seeker, { now, email: demo.seeker }),
    ...knownPeople.map((known) => buildKnownPerson(random, known, { now })),
    ...buildPeople(random, newName, now),
    ...buildSuitedPeople(streamFor(seed, "suited"), newName, { jobs, now }),
  ];
}

function buildAdministrator(random: Random, createdAt: Date): World["administrators"][number] {
  return { id: random.id(createdAt), email: demo.admin, fullName: "Ada Whitlock", createdAt };
}

/** A lively world of companies, people and what happens between them: the same for the same moment and seed. */
export function buildWorld({ now, seed }: { now: Date; seed: number }): World {
  const newName = nameGiver(streamFor(seed, "names"), taken());
  const employers = buildEmployers(seed, newName, now);
  const random = streamFor(seed, "people");
  const jobs = employers.flatMap((employer) => employer.jobs);
  const people = buildSeekers(random, { seed, newName, jobs, now });
  const [{ candidate: noor }] = people;
  const companies = employers.map(({ company }) => company);
  const reisvogel = companies.find((company) => company.slug === "reisvogel");
  if (reisvogel) noor.hiddenFrom = [reisvogel.id];
  const cast = {
    companies,
    companyAdmins: employers.flatMap(({ staff }) => staff.admins),
    employees: employers.flatMap(({ staff }) => staff.employees),
    candidates: people.map((person) => person.candidate),
    jobs,
  };
  const applications = buildApplications(streamFor(seed, "applications"), { ...cast, now }, noor.id);
  const users = [...employers.flatMap(({ staff }) => staff.users), ...people.map((person) => person.user)];
  const administrators = [buildAdministrator(random, daysBefore(now, 200))];
  const talk = streamFor(seed, "talk");
  const conversations = buildConversations(talk, { ...cast, applications }, { firstFor: noor, now });
  const made = { ...cast, users, administrators, applications, conversations };
  return { ...made, ...buildExtras(streamFor(seed, "extras"), made, { seekerId: noor.id, now }), demo };
}

type Extras = Pick<World, "savedJobs" | "follows" | "teamInvites" | "jobFeeds" | "notifications" | "emails">;
function buildExtras(random: Random, made: Made, { seekerId, now }: { seekerId: string; now: Date }): Extras {
  const notifications = buildNotifications(random, made, now);
  return {
    savedJobs: buildSavedJobs(random, made, { seekerId, now }),
    follows: buildFollows(random, made, now),
    teamInvites: buildTeamInvites(random, made, now),
    jobFeeds: buildJobFeeds(random, made, now),
    notifications,
    emails: emailsFor(random, notifications, made.users),
  };
}
