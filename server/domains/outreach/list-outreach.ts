import { type SQL, and, count, desc, eq, isNotNull, or, sql } from "drizzle-orm";
import type { CompanyContext } from "#server/context.ts";
import type { Reader } from "#server/database/open.ts";
import { peopleByIds, users } from "#server/domains/accounts/index.ts";
import { candidates } from "#server/domains/candidates/index.ts";
import { externalCandidates } from "#server/domains/external-candidates/index.ts";
import { findOwnJob } from "#server/domains/jobs/index.ts";
import { outreachPeople, outreaches } from "./tables.ts";

interface Paging {
  skip: number;
  limit: number;
}
/** Whom the team wrote to about a job, the latest first. */
export async function listOutreach({ db, viewer }: CompanyContext, jobId: string, { skip, limit }: Paging) {
  const { companyId } = viewer;
  await findOwnJob(db, companyId, jobId);
  const which = and(
    eq(outreachPeople.companyId, companyId),
    eq(outreachPeople.jobId, jobId),
    or(isNotNull(users.id), isNotNull(externalCandidates.id)),
  );
  const page = db
    .select({
      person: outreachPeople,
      byUserId: outreaches.byUserId,
      steps: sql<number>`1 + jsonb_array_length(${outreaches.followUps})`,
      fullName: sql<string>`coalesce(${users.fullName}, ${externalCandidates.fullName})`,
      external: sql<boolean>`${externalCandidates.id} is not null`,
      profilePicture: users.profilePicture,
    })
    .from(outreachPeople)
    .innerJoin(outreaches, eq(outreaches.id, outreachPeople.outreachId))
    .leftJoin(candidates, eq(candidates.id, outreachPeople.candidateId))
    .leftJoin(users, eq(users.id, candidates.userId))
    .leftJoin(externalCandidates, eq(externalCandidates.id, outreachPeople.candidateId))
    .where(which)
    .orderBy(desc(outreaches.createdAt), outreachPeople.id)
    .offset(skip)
    .limit(limit);
  const [rows, total] = await Promise.all([page, countWritten(db, which)]);
  const names = await peopleByIds(
    db,
    rows.map(({ byUserId }) => byUserId),
  );
  const people = rows.map(({ person, byUserId, ...row }) => ({
    ...person,
    ...row,
    by: names.get(byUserId)?.fullName ?? "A former teammate",
  }));
  return { people, total };
}

async function countWritten(db: Reader, which: SQL | undefined) {
  const [all] = await db
    .select({ total: count() })
    .from(outreachPeople)
    .leftJoin(candidates, eq(candidates.id, outreachPeople.candidateId))
    .leftJoin(users, eq(users.id, candidates.userId))
    .leftJoin(externalCandidates, eq(externalCandidates.id, outreachPeople.candidateId))
    .where(which);
  return all!.total;
}
