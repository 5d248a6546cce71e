import { type SQL, sql } from "drizzle-orm";
import { offers } from "./tables.ts";

/** The last offer that each of a company’s applications was sent, as rows of `application_id` and `outcome`. */
export function sentOffers(companyId: string): SQL {
  const outcome = sql`case ${offers.state}
    when 'accepted' then 'accepted'
    when 'declined' then 'declined'
    when 'expired' then 'ended'
    when 'withdrawn' then 'ended'
    else 'waiting' end`;
  return sql`(select distinct on (${offers.applicationId}) ${offers.applicationId} as application_id, ${outcome} as outcome
    from ${offers} where ${offers.companyId} = ${companyId} and ${offers.sentAt} is not null
    order by ${offers.applicationId}, ${offers.sentAt} desc)`;
}
