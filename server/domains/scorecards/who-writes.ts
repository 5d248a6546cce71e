import type { Reader } from "#server/database/open.ts";
import type { Application } from "#server/domains/applications/index.ts";
import { findCandidate } from "#server/domains/candidates/index.ts";
import { accountsWith } from "#server/domains/companies/index.ts";

/** The accounts that can write a scorecard about an applicant: of teammates who review applicants, never the applicant's own. */
export async function writersAbout(
  db: Reader,
  { companyId, candidateId }: Pick<Application, "companyId" | "candidateId">,
) {
  const reviewing = await accountsWith(db, companyId, "applicants");
  const applicant = await findCandidate(db, candidateId);
  return new Set(reviewing.filter((userId) => userId !== applicant?.userId));
}
