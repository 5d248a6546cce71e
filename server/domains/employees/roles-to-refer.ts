import { eq } from "drizzle-orm";
import type { EmployeeContext } from "#server/context.ts";
import { type JobRow, findJobs, roleOf } from "#server/domains/jobs/index.ts";
import { fitsOf } from "./connection-fits.ts";
import { employeeConnections } from "./tables.ts";

const mostPeople = 3;

/** Open jobs that suit someone the employee knows, by the same judgment as the list of people; those that suit most first. */
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
  const shown = [...suited].toSorted(([, a], [, b]) => b.length - a.length).slice(0, limit);
  const jobs = new Map(
    (
      await findJobs(
        db,
        shown.map(([id]) => id),
      )
    ).map((job) => [job.id, job]),
  );
  return {
    roles: shown.flatMap(([id, found]) => {
      const job = jobs.get(id);
      return job ? { ...present(job), people: closest(found), fitting: found.length } : [];
    }),
    total: suited.size,
    connectedAt: people[0]?.createdAt ?? null,
  };
}

function present(job: JobRow) {
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
