import { eq } from "drizzle-orm";
import type { EmployeeContext } from "#server/context.ts";
import { liveJobs, roleOf } from "#server/domains/jobs/index.ts";
import { fitsOf, mostLooked } from "./connection-fits.ts";
import { employeeConnections } from "./tables.ts";

const mostPeople = 3;

/** Open jobs that suit someone the employee knows, by the same judgment as the list of people. */
export async function listRolesToRefer({ db, viewer }: EmployeeContext, limit: number) {
  const { employerId: companyId, userId } = viewer;
  const people = await db
    .select()
    .from(employeeConnections)
    .where(eq(employeeConnections.userId, userId))
    .orderBy(employeeConnections.fullName, employeeConnections.id);
  const fits = await fitsOf(db, { companyId, titles: people.map(({ title }) => title) });
  const suited = new Map<string, Suited[]>();
  for (const person of people)
    for (const { id, closeness } of fits(person.title).jobs) {
      const of = suited.get(id) ?? [];
      suited.set(id, of);
      of.push({ person, closeness });
    }
  const roles = (await liveJobs(db, companyId, mostLooked))
    .flatMap((job) => {
      const found = suited.get(job.id);
      return found ? [{ ...present(job), people: closest(found), fitting: found.length }] : [];
    })
    .toSorted((a, b) => b.fitting - a.fitting);
  return {
    roles: roles.slice(0, limit),
    total: roles.length,
    connectedAt: people[0]?.createdAt ?? null,
  };
}

function present(job: Awaited<ReturnType<typeof liveJobs>>[number]) {
  const { remoteLocations, workplaceType } = job;
  return { ...roleOf(job), remoteLocations, workplaceType };
}

interface Suited {
  person: typeof employeeConnections.$inferSelect;
  closeness: number;
}
function closest(found: readonly Suited[]) {
  return found
    .toSorted((a, b) => b.closeness - a.closeness)
    .slice(0, mostPeople)
    .map(({ person: { id, fullName, title, employer } }) => ({ id, fullName, title, employer }));
}
