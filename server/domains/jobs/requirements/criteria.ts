import { isDeepStrictEqual } from "node:util";
import { inArray } from "drizzle-orm";
import type { Reader } from "#server/database/open.ts";
import type { JobRow } from "../queries.ts";
import { jobs } from "../tables.ts";

/** What a person is compared with. */
const criteria = [
  "requirements",
  "jobTitle",
  "jobDescription",
  "department",
  "seniority",
  "locations",
  "remote",
  "remoteLocations",
  "salary",
  "employmentType",
] as const satisfies readonly (keyof JobRow)[];
type Criteria = Pick<JobRow, (typeof criteria)[number]>;

/** Whether a job asks for something else than before; what is not given stays as it was. */
export function asksDifferently(before: Criteria, after: Partial<Criteria>) {
  return criteria.some(
    (name) => after[name] !== undefined && !isDeepStrictEqual(asStored(after[name]), asStored(before[name])),
  );
}

/** As it comes back from the database, which keeps no empty properties. */
function asStored(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}

/** Which of these jobs ask for something else once the changes are written. */
export async function askingDifferently(
  db: Reader,
  changes: (Partial<Criteria> & { id: string })[],
): Promise<Set<string>> {
  if (changes.length === 0) return new Set();
  const rows = await db
    .select({ id: jobs.id, ...Object.fromEntries(criteria.map((name) => [name, jobs[name]])) })
    .from(jobs)
    .where(
      inArray(
        jobs.id,
        changes.map(({ id }) => id),
      ),
    );
  const before = new Map(rows.map((row) => [row.id, row as unknown as Criteria]));
  return new Set(changes.filter((each) => asksDifferently(before.get(each.id)!, each)).map(({ id }) => id));
}
