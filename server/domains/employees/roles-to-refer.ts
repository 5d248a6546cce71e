import { eq } from "drizzle-orm";
import type { EmployeeContext } from "#server/context.ts";
import { type JobRow, findJobs, roleOf } from "#server/domains/jobs/index.ts";
import { inTurns } from "#server/threads/yield-to-event-loop.ts";
import { fitsOf } from "./connection-fits.ts";
import { employeeConnections } from "./tables.ts";

const mostPeople = 3;

interface Page {
  skip: number;
  limit: number;
}

/** Open jobs that suit someone the employee knows, by the same judgment as the list of people; those that suit most first, then the newest. */
export async function listRolesToRefer({ db, viewer }: EmployeeContext, { skip, limit }: Page) {
  const { employerId: companyId, userId } = viewer;
  const people = await db
    .select()
    .from(employeeConnections)
    .where(eq(employeeConnections.userId, userId))
    .orderBy(employeeConnections.fullName, employeeConnections.id);
  const fits = await fitsOf(db, { companyId, titles: people.map(({ title }) => title) });
  const suited = new Map<string, Suited>();
  const numbered = people.map((person, nth) => ({ person, nth }));
  await inTurns([...Map.groupBy(numbered, ({ person }) => person.title)], ([title, alike]) => {
    for (const { id, closeness } of fits(title)) {
      const of = suited.get(id) ?? { fitting: 0, closest: [] };
      suited.set(id, of);
      of.fitting += alike.length;
      const least = of.closest[mostPeople - 1];
      if (!least || closeness >= least.closeness) of.closest = closest(of.closest, alike, closeness);
    }
  });
  const shown = [...suited]
    .toSorted(([one, a], [other, b]) => b.fitting - a.fitting || (one < other ? 1 : -1))
    .slice(skip, skip + limit);
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
      return job ? { ...present(job), people: found.closest.map(named), fitting: found.fitting } : [];
    }),
    total: suited.size,
    connectedAt: people[0]?.createdAt ?? null,
  };
}

function present(job: JobRow) {
  const { remoteLocations, workplaceType } = job;
  return { ...roleOf(job), remoteLocations, workplaceType };
}

type Connection = typeof employeeConnections.$inferSelect;
/** By their place in the list, which decides between those who are as close. */
interface Numbered {
  person: Connection;
  nth: number;
}
interface Suited {
  fitting: number;
  closest: (Numbered & { closeness: number })[];
}
function closest(before: Suited["closest"], alike: readonly Numbered[], closeness: number) {
  return [...before, ...alike.slice(0, mostPeople).map((one) => ({ ...one, closeness }))]
    .toSorted((a, b) => b.closeness - a.closeness || a.nth - b.nth)
    .slice(0, mostPeople);
}

function named({ person: { id, fullName, title, employer } }: Numbered) {
  return { id, fullName, title, employer };
}
