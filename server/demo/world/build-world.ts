import { buildApplications } from "./all-applications.ts";
import { buildCompany, companyFacts } from "./companies.ts";
import { buildConversation } from "./conversations.ts";
import { daysBefore } from "./days.ts";
import {
  buildFollows,
  buildJobFeeds,
  buildNotifications,
  buildSavedJobs,
  buildTeamInvites,
  emailsFor,
} from "./extras.ts";
import { buildJobs } from "./jobs.ts";
import { backendApplicants, otherApplicants, seeker } from "./known-people.data.ts";
import { nameGiver } from "./names.ts";
import { buildKnownPerson, buildPerson, type Person } from "./people.ts";
import { places } from "./places.data.ts";
import { streamFor, type Random } from "./random.ts";
import { roleOf, roles } from "./roles.data.ts";
import { buildStaff, saltmarshNames } from "./staff.ts";
import { buildSuitedPeople } from "./suited-people.ts";
import type { Candidate, Conversation, World } from "./world.ts";

const conversationsWanted = 160;
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

function buildConversations(
  random: Random,
  world: Pick<World, "applications" | "jobs" | "companies" | "candidates" | "companyAdmins" | "employees">,
  { firstFor, now }: { firstFor: Candidate; now: Date },
): Conversation[] {
  const jobs = new Map(world.jobs.map((job) => [job.id, job]));
  const companies = new Map(world.companies.map((company) => [company.id, company]));
  const candidates = new Map(world.candidates.map((candidate) => [candidate.id, candidate]));
  const saltmarsh = world.companies.find((company) => company.slug === "saltmarsh")?.id;
  const own = (application: World["applications"][number]) =>
    application.candidateId === firstFor.id ||
    (application.companyId === saltmarsh && application.applicationState !== "pending") ||
    wellKnown.has(candidates.get(application.candidateId)?.fullName ?? "");
  const line = [
    ...world.applications.filter(own),
    ...random.shuffle(world.applications.filter((one) => !own(one))),
  ];
  const made: Conversation[] = [];
  for (const application of line) {
    if (made.length === conversationsWanted) break;
    const [job, company, candidate] = [
      jobs.get(application.jobId),
      companies.get(application.companyId),
      candidates.get(application.candidateId),
    ];
    if (!job || !company || !candidate) continue;
    const admins = world.companyAdmins.filter((admin) => admin.companyId === company.id);
    const employees = world.employees.filter((employee) => employee.companyId === company.id);
    const conversation = buildConversation(random, {
      application,
      job,
      company,
      candidate,
      admins,
      employees,
      now,
    });
    if (conversation) made.push(conversation);
  }
  return made;
}
const wellKnown = new Set(["Adaeze Nwosu", "Inês Carvalho"]);

/** A lively world of companies, people and what happens between them: the same for the same moment and seed. */
export function buildWorld({ now, seed }: { now: Date; seed: number }): World {
  const knownPeople = [...backendApplicants, ...otherApplicants];
  const taken = new Set([
    seeker.name,
    "Ada Whitlock",
    ...saltmarshNames,
    ...knownPeople.map((known) => known.name),
  ]);
  const newName = nameGiver(streamFor(seed, "names"), taken);
  const employers = buildEmployers(seed, newName, now);
  const random = streamFor(seed, "people");
  const noor = buildKnownPerson(random, seeker, { now, email: "seeker@demo.example" });
  const people = [
    noor,
    ...knownPeople.map((known) => buildKnownPerson(random, known, { now })),
    ...buildPeople(random, newName, now),
    ...buildSuitedPeople(streamFor(seed, "suited"), newName, {
      jobs: employers.flatMap(({ jobs }) => jobs),
      now,
    }),
  ];
  const companies = employers.map(({ company }) => company);
  const reisvogel = companies.find((company) => company.slug === "reisvogel");
  if (reisvogel) noor.candidate.hiddenFrom = [reisvogel.id];
  const adminSince = daysBefore(now, 200);
  const cast = {
    companies,
    companyAdmins: employers.flatMap(({ staff }) => staff.admins),
    employees: employers.flatMap(({ staff }) => staff.employees),
    candidates: people.map((person) => person.candidate),
    jobs: employers.flatMap(({ jobs }) => jobs),
    now,
  };
  const applications = buildApplications(streamFor(seed, "applications"), cast, noor.candidate.id);
  const { now: _, ...rest } = cast;
  const made = {
    ...rest,
    users: [...employers.flatMap(({ staff }) => staff.users), ...people.map((person) => person.user)],
    administrators: [
      {
        id: random.id(adminSince),
        email: "admin@demo.example",
        fullName: "Ada Whitlock",
        createdAt: adminSince,
      },
    ],
    applications,
    conversations: buildConversations(
      streamFor(seed, "talk"),
      { ...rest, applications },
      { firstFor: noor.candidate, now },
    ),
  };
  const extra = streamFor(seed, "extras");
  const notifications = buildNotifications(extra, made, now);
  return {
    ...made,
    savedJobs: buildSavedJobs(extra, made, { seekerId: noor.candidate.id, now }),
    follows: buildFollows(extra, made, now),
    teamInvites: buildTeamInvites(extra, made, now),
    jobFeeds: buildJobFeeds(extra, made, now),
    notifications,
    emails: emailsFor(extra, notifications, made.users),
    demo: {
      seeker: "seeker@demo.example",
      hire: "hire@demo.example",
      employee: "employee@demo.example",
      admin: "admin@demo.example",
    },
  };
}
