import { type SQL, sql } from "drizzle-orm";
import { interviewBookings, interviews } from "./tables.ts";

/** Whom each interviewer of a company meets, as rows of `user_id`, `application_id`, `ends_at` and `minutes`. */
export function interviewedPeople(companyId: string): SQL {
  const { userId, startsAt, endsAt, interviewId } = interviewBookings;
  return sql`(select ${userId} as user_id, ${interviews.applicationId} as application_id, ${endsAt} as ends_at,
    extract(epoch from ${endsAt} - ${startsAt}) / 60 as minutes
    from ${interviewBookings} join ${interviews} on ${interviews.id} = ${interviewId}
    where ${interviews.companyId} = ${companyId} and ${interviews.state} = 'confirmed')`;
}
