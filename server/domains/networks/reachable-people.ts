import { and, eq, inArray, sql } from "drizzle-orm";
import type { Reader } from "#server/database/open.ts";
import { users } from "#server/domains/accounts/index.ts";
import { applications } from "#server/domains/applications/index.ts";
import { candidates, notHiddenFrom } from "#server/domains/candidates/index.ts";
import { notFound } from "#server/errors/refusal.ts";
import { type Member, type Pair, idOfPair, readMembers, selectPairs } from "./network-people.ts";
import { isLooking, notOnTeam } from "./talent-index.ts";

/** Someone a company may look at and invite: one of its people, or a job seeker; never who hides from it. */
export async function findReachable(db: Reader, pair: Pair): Promise<Member> {
  const own = await selectPairs(db, { ids: [idOfPair(pair)] });
  const pairs = own.length ? own : await seekers(db, pair.companyId, { ids: [pair.candidateId] });
  const [member] = await readMembers(db, pairs);
  if (!member) throw notFound("Candidate");
  return member;
}

/** The job seekers among these people whom a company may find; without those who have an application for a job already, or are a lead of it. */
export function seekers(
  db: Reader,
  companyId: string,
  { ids, withoutJob }: { ids: string[]; withoutJob?: string },
): Promise<Pair[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return db
    .select({ companyId: sql<string>`${companyId}::uuid`, candidateId: candidates.id })
    .from(candidates)
    .innerJoin(users, eq(users.id, candidates.userId))
    .where(
      and(
        inArray(candidates.id, ids),
        isLooking,
        notOnTeam(companyId),
        notHiddenFrom(candidates.id, sql`${companyId}::uuid`),
        withoutJob ? notOf(withoutJob) : undefined,
      ),
    );
}

/** Neither an applicant of the job nor one of its leads, who are listed and invited among the leads. */
function notOf(jobId: string) {
  return sql`not exists (select 1 from ${applications} where ${and(
    eq(applications.jobId, jobId),
    eq(applications.candidateId, candidates.id),
  )})`;
}
