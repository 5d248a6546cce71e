import { and, eq, gt, ne } from "drizzle-orm";
import type { AuthenticatedContext, CompanyContext } from "#server/context.ts";
import { roles, users } from "#server/domains/accounts/index.ts";
import { applications, shownToTeam } from "#server/domains/applications/index.ts";
import { companies } from "#server/domains/companies/index.ts";
import { externalCandidates } from "#server/domains/external-candidates/index.ts";
import { isListed, jobs } from "#server/domains/jobs/index.ts";

/** Enough to correct a word by, and quick to read. */
const most = 20_000;

/** The names and titles that the hiring team may find: what a misspelled word is compared with. */
export async function textsOfTeam({ db, viewer }: CompanyContext): Promise<string[]> {
  const company = viewer.companyId;
  const shown = and(
    eq(applications.companyId, company),
    ne(applications.applicationState, "lead"),
    shownToTeam(viewer),
  );
  const [people, invited, colleagues, titles] = await Promise.all([
    db
      .selectDistinct({ text: users.fullName })
      .from(applications)
      .innerJoin(roles, eq(roles.id, applications.candidateId))
      .innerJoin(users, eq(users.id, roles.userId))
      .where(shown)
      .limit(most),
    db
      .selectDistinct({ text: externalCandidates.fullName })
      .from(applications)
      .innerJoin(externalCandidates, eq(externalCandidates.id, applications.candidateId))
      .where(shown)
      .limit(most),
    db
      .select({ text: users.fullName })
      .from(roles)
      .innerJoin(users, eq(users.id, roles.userId))
      .where(and(eq(roles.companyId, company), eq(roles.kind, "companyAdmin"))),
    db.selectDistinct({ text: jobs.jobTitle }).from(jobs).where(eq(jobs.companyId, company)).limit(most),
  ]);
  return [...people, ...invited, ...colleagues, ...titles].map(({ text }) => text);
}

/** The same for candidates: companies with open jobs, and the titles of those jobs. */
export async function textsOfCandidate({ db }: AuthenticatedContext): Promise<string[]> {
  const [names, titles] = await Promise.all([
    db
      .select({ text: companies.companyName })
      .from(companies)
      .where(and(eq(companies.published, true), gt(companies.openJobsCount, 0)))
      .limit(most),
    db
      .selectDistinct({ text: jobs.jobTitle })
      .from(jobs)
      .innerJoin(companies, eq(companies.id, jobs.companyId))
      .where(isListed)
      .limit(most),
  ]);
  return [...names, ...titles].map(({ text }) => text);
}
