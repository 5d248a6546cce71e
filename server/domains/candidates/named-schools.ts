import { sql } from "drizzle-orm";
import { likePart } from "#server/database/like.ts";
import type { Reader } from "#server/database/open.ts";
import { candidates } from "./tables.ts";

/** Fewer could be told apart. */
const leastPeople = 3;

/** Schools that several people name in their profiles, by a part of the name, the most named first. */
export async function namedSchools(db: Reader, part: string): Promise<string[]> {
  const like = likePart(part);
  const rows = await db.execute<{ school: string }>(sql`
    select min(trim(entry ->> 'school')) as school
    from ${candidates}, jsonb_array_elements(${candidates.education}) as entry
    where entry ->> 'school' ilike ${like}
    group by lower(trim(entry ->> 'school'))
    having count(distinct ${candidates.id}) >= ${leastPeople}
    order by count(distinct ${candidates.id}) desc, 1
    limit 20`);
  return rows.rows.map(({ school }) => school);
}
