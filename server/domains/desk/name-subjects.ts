import { eq, inArray, sql } from "drizzle-orm";
import type { Reader } from "#server/database/open.ts";
import { roles, users } from "#server/domains/accounts/index.ts";
import { applications } from "#server/domains/applications/index.ts";
import { creditNoteNames, invoiceNames } from "#server/domains/billing/index.ts";
import { candidates } from "#server/domains/candidates/index.ts";
import { companies, teamInviteNames } from "#server/domains/companies/index.ts";
import { jobs } from "#server/domains/jobs/index.ts";
import { collectionNames } from "#server/domains/collections/index.ts";
import { externalCandidateNames, externalCandidates } from "#server/domains/external-candidates/index.ts";

type Named = Promise<{ id: string; name: string | null }[]>;

/** How each kind of thing that is changed is called by people. */
const naming: Record<string, (db: Reader, ids: string[]) => Named> = {
  application: (db, ids) =>
    db
      .select({
        id: applications.id,
        name: sql<string>`coalesce(${users.fullName}, ${externalCandidates.fullName}) || ' for ' || ${jobs.jobTitle}`,
      })
      .from(applications)
      .innerJoin(jobs, eq(jobs.id, applications.jobId))
      .leftJoin(candidates, eq(candidates.id, applications.candidateId))
      .leftJoin(users, eq(users.id, candidates.userId))
      .leftJoin(externalCandidates, eq(externalCandidates.id, applications.candidateId))
      .where(inArray(applications.id, ids)),
  candidate: (db, ids) =>
    db
      .select({ id: candidates.id, name: users.fullName })
      .from(candidates)
      .innerJoin(users, eq(users.id, candidates.userId))
      .where(inArray(candidates.id, ids)),
  job: (db, ids) => db.select({ id: jobs.id, name: jobs.jobTitle }).from(jobs).where(inArray(jobs.id, ids)),
  company: (db, ids) =>
    db
      .select({ id: companies.id, name: companies.companyName })
      .from(companies)
      .where(inArray(companies.id, ids)),
  companyAdmin: (db, ids) =>
    db
      .select({ id: roles.id, name: users.fullName })
      .from(roles)
      .innerJoin(users, eq(users.id, roles.userId))
      .where(inArray(roles.id, ids)),
  user: (db, ids) =>
    db.select({ id: users.id, name: users.fullName }).from(users).where(inArray(users.id, ids)),
  teamInvite: teamInviteNames,
  collection: collectionNames,
  invoice: invoiceNames,
  creditNote: creditNoteNames,
  uploadedPerson: externalCandidateNames,
};

/** Whom or what the entries of the audit log are about, by id; what is gone has no name. */
export async function namesOfSubjects(
  db: Reader,
  entries: readonly { subjectKind: string; subjectId: string | null }[],
) {
  const kinds = Map.groupBy(entries, ({ subjectKind }) => subjectKind);
  const found = await Promise.all(
    [...kinds].map(async ([kind, some]) => {
      const ids = [...new Set(some.flatMap(({ subjectId }) => subjectId ?? []))];
      return ids.length ? ((await naming[kind]?.(db, ids)) ?? []) : [];
    }),
  );
  return new Map(found.flat().map(({ id, name }) => [id, name]));
}
