import { and, asc, eq } from "drizzle-orm";
import type { Reader } from "#server/database/open.ts";
import { companies } from "#server/domains/companies/index.ts";
import { interviews } from "./tables.ts";

/** The interviews for which a person has yet to choose a time. */
export function timesToChoose(db: Reader, candidateId: string) {
  return db
    .select({ applicationId: interviews.applicationId, companyName: companies.companyName })
    .from(interviews)
    .innerJoin(companies, eq(companies.id, interviews.companyId))
    .where(and(eq(interviews.candidateId, candidateId), eq(interviews.state, "proposed")))
    .orderBy(asc(interviews.createdAt), asc(interviews.id));
}
