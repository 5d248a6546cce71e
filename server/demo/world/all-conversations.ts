import { buildConversation } from "./conversations.ts";
import type { Random } from "./random.ts";
import type { Candidate } from "./candidate-shapes.ts";
import type { Application, Conversation, World } from "./world.ts";

const conversationsWanted = 160;
const wellKnown = new Set(["Adaeze Nwosu", "Inês Carvalho"]);
type Cast = Pick<World, "applications" | "jobs" | "companies" | "candidates" | "companyAdmins" | "employees">;

/** Who talks: all of the demo accounts, then others as drawn. */
export function buildConversations(
  random: Random,
  world: Cast,
  { firstFor, now }: { firstFor: Candidate; now: Date },
): Conversation[] {
  const sceneOf = scenesIn(world);
  const own = isOwn(world, firstFor);
  const line = [
    ...world.applications.filter(own),
    ...random.shuffle(world.applications.filter((one) => !own(one))),
  ];
  const made: Conversation[] = [];
  for (const application of line) {
    if (made.length === conversationsWanted) break;
    const scene = sceneOf(application);
    const conversation = scene && buildConversation(random, { ...scene, application, now });
    if (conversation) made.push(conversation);
  }
  return made;
}

function isOwn({ companies, candidates }: Cast, { id }: Candidate) {
  const saltmarsh = companies.find((company) => company.slug === "saltmarsh")?.id;
  const known = new Set(candidates.filter(({ fullName }) => wellKnown.has(fullName)).map((one) => one.id));
  return (application: Application) =>
    application.candidateId === id ||
    (application.companyId === saltmarsh && application.applicationState !== "pending") ||
    known.has(application.candidateId);
}

function scenesIn(world: Cast) {
  const jobs = new Map(world.jobs.map((job) => [job.id, job]));
  const companies = new Map(world.companies.map((company) => [company.id, company]));
  const candidates = new Map(world.candidates.map((candidate) => [candidate.id, candidate]));
  return ({ jobId, companyId, candidateId }: Application) => {
    const [job, company, candidate] = [
      jobs.get(jobId),
      companies.get(companyId),
      candidates.get(candidateId),
    ];
    if (!job || !company || !candidate) return null;
    const admins = world.companyAdmins.filter((admin) => admin.companyId === companyId);
    const employees = world.employees.filter((employee) => employee.companyId === companyId);
    return { job, company, candidate, admins, employees };
  };
}
