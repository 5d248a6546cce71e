import { addDays } from "#shared/times/add-days.ts";
import { allPermissions } from "#contract/team-rights.ts";
import {
  type CandidateContext,
  type CompanyContext,
  type Context,
  type EmployeeContext,
  nobody,
} from "#server/context.ts";
import type { Database } from "#server/database/open.ts";
import type { Load } from "./load.ts";

/** Lets people of the demo use the product as anyone would, each at a time of their own. */
export function actingIn(load: Load) {
  const { world, now } = load;
  const company = world.companies.find(({ slug }) => slug === "saltmarsh")!;
  const member = (fullName: string) => named(world.companyAdmins, fullName, company.id);
  const jobOf = (title: string) => {
    const job = world.jobs.find((each) => each.jobTitle === title && each.companyId === company.id);
    if (!job) throw new Error(`Saltmarsh has no job called ${title}.`);
    return job;
  };
  return {
    company,
    jobOf,
    userIdOf: (fullName: string) => member(fullName).userId,
    ago: (days: number) => addDays(now, -days),
    /** Someone of Saltmarsh’s team. */
    team(fullName: string, at: Date): CompanyContext {
      const { id, userId, companyId } = member(fullName);
      const team = { permissions: allPermissions({}), emailProven: true, companyProven: true };
      const roles = ["company"] as const;
      return {
        ...contextOf(load, at),
        viewer: { ...nobody, roles, userId, companyAdminId: id, companyId, team },
      };
    },
    candidate(fullName: string, at: Date): CandidateContext {
      const { id: candidateId, userId } = named(world.candidates, fullName);
      return { ...contextOf(load, at), viewer: { ...nobody, roles: ["candidate"], userId, candidateId } };
    },
    employee: (fullName: string, at: Date) =>
      asEmployee(load, { ...named(world.employees, fullName, company.id), at }),
    applicationOf(fullName: string, title: string) {
      const { id: candidateId } = named(world.candidates, fullName);
      const { id: jobId } = jobOf(title);
      const application = applicationBetween(world, { candidateId, jobId });
      if (!application) throw new Error(`${fullName} has no application as ${title}.`);
      return application;
    },
  };
}
export type Acting = ReturnType<typeof actingIn>;

function asEmployee(
  load: Load,
  { id: employeeId, userId, companyId: employerId, at }: Load["world"]["employees"][number] & { at: Date },
): EmployeeContext {
  const viewer = { ...nobody, roles: ["employee"] as const, userId, employeeId, employerId };
  return { ...contextOf(load, at), viewer };
}

function applicationBetween({ applications }: Load["world"], pair: { candidateId: string; jobId: string }) {
  return applications.find(
    ({ candidateId, jobId }) => candidateId === pair.candidateId && jobId === pair.jobId,
  );
}

function named<T extends { fullName: string; companyId?: string }>(
  people: T[],
  name: string,
  companyId?: string,
) {
  const found = people.find(({ fullName, ...each }) => fullName === name && each.companyId === companyId);
  if (!found) throw new Error(`Nobody in the demo is called ${name}.`);
  return found;
}

function contextOf({ tx, config, outside, publicUrl }: Load, at: Date): Context {
  return {
    // Use cases open inner transactions of it, as they would of the database.
    db: tx as Database,
    config,
    outside,
    now: () => at,
    viewer: null,
    request: { ip: "", userAgent: "", origin: publicUrl },
    cookies: { get: () => undefined, set: () => {}, clear: () => {} },
  };
}
