import { type SQL, sql } from "drizzle-orm";
import type { Report } from "#contract/reports.ts";
import type { Reader } from "#server/database/open.ts";
import { users } from "#server/domains/accounts/index.ts";
import { interviewedPeople } from "#server/domains/interviews/index.ts";
import { ofFilters } from "./conditions.ts";
import type { Asked } from "./days.ts";
import { reportApplications } from "./tables.ts";

const counted = ({ companyId, filters }: Asked): SQL =>
  sql`from ${interviewedPeople(companyId)} met
    join ${reportApplications} on ${reportApplications.applicationId} = met.application_id
    where ${ofFilters(reportApplications, companyId, filters)}`;

/** How many of those who applied each interviewer met and is to meet, the busiest first. */
export async function countInterviewers(db: Reader, asked: Asked): Promise<Report["interviewers"]> {
  const { rows } = await db.execute<Report["interviewers"][number]>(
    sql`select load.*, ${users.fullName} as "fullName" from (
      select user_id as "userId",
        count(distinct met.application_id) filter (where ends_at <= ${asked.now})::int as met,
        count(distinct met.application_id) filter (where ends_at > ${asked.now})::int as booked,
        round(sum(minutes))::int as minutes
      ${counted(asked)} group by user_id) load
    join ${users} on ${users.id} = load."userId"
    order by load.minutes desc, "fullName"`,
  );
  return rows;
}

/** The applications of those whom an interviewer met, or is to meet. */
export function interviewedBy(userId: string, number: "met" | "booked", asked: Asked): SQL {
  const when = number === "met" ? sql`ends_at <= ${asked.now}` : sql`ends_at > ${asked.now}`;
  return sql`(select met.application_id ${counted(asked)} and met.user_id::text = ${userId} and ${when})`;
}
