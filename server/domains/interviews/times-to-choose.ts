import { and, asc, eq } from "drizzle-orm";
import { isOpen } from "#shared/interviews/is-open.ts";
import type { Reader } from "#server/database/open.ts";
import { companies } from "#server/domains/companies/index.ts";
import { interviews } from "./tables.ts";

/** The interviews for which a person has yet to choose a time, and still can. */
export async function timesToChoose(db: Reader, candidateId: string, now: Date) {
  const rows = await db
    .select({ interview: interviews, companyName: companies.companyName })
    .from(interviews)
    .innerJoin(companies, eq(companies.id, interviews.companyId))
    .where(and(eq(interviews.candidateId, candidateId), eq(interviews.state, "proposed")))
    .orderBy(asc(interviews.createdAt), asc(interviews.id));
  return rows
    .filter(({ interview }) => isOpen(interview, now))
    .map(({ interview, companyName }) => ({ applicationId: interview.applicationId, companyName }));
}
