import { and, asc, desc, eq, inArray, isNull, not, sql } from "drizzle-orm";
import type { Reader } from "#server/database/open.ts";
import { users } from "#server/domains/accounts/index.ts";
import { applications, everReached, nameOf, onlyAsked } from "#server/domains/applications/index.ts";
import { candidates, notHiddenFrom } from "#server/domains/candidates/index.ts";
import { jobs, ownStages } from "#server/domains/jobs/index.ts";
import { type Which, batch } from "#server/domains/search/index.ts";

/** A company and someone who has an application there. */
export interface Pair {
  companyId: string;
  candidateId: string;
}
export function idOfPair({ companyId, candidateId }: Pair): string {
  return `${companyId}.${candidateId}`;
}
const nobody = "00000000-0000-0000-0000-000000000000";
/** The company and the candidate of a document of the network index. */
export function pairOfId(id: string): Pair {
  const [companyId = nobody, candidateId = nobody] = id.split(".");
  return { companyId, candidateId };
}

const profile = {
  candidateId: candidates.id,
  userId: candidates.userId,
  fullName: users.fullName,
  profilePicture: users.profilePicture,
  title: candidates.headline,
  department: candidates.department,
  location: candidates.location,
  experienceLength: candidates.experienceLength,
  summary: candidates.summary,
  skills: candidates.skills,
  workExperience: candidates.workExperience,
  education: candidates.education,
};

/** The pairs asked for that the company may see: nobody who hides from it, nobody who left or whose account is disabled. */
export function selectPairs(db: Reader, which: Which): Promise<Pair[]> {
  const pair = sql`(${applications.companyId}, ${applications.candidateId})`;
  if ("ids" in which && which.ids.length === 0) return Promise.resolve([]);
  const wanted =
    "ids" in which ? sql`${pair} in (${tuples(which.ids)})` : sql`${pair} > ${tuple(which.after)}`;
  return db
    .selectDistinct({ companyId: applications.companyId, candidateId: applications.candidateId })
    .from(applications)
    .innerJoin(candidates, eq(candidates.id, applications.candidateId))
    .innerJoin(users, eq(users.id, candidates.userId))
    .where(
      and(
        wanted,
        isNull(users.deletedAt),
        isNull(users.disabledAt),
        notHiddenFrom(applications.candidateId, applications.companyId),
        not(onlyAsked),
      ),
    )
    .orderBy(asc(applications.companyId), asc(applications.candidateId))
    .limit("ids" in which ? which.ids.length : batch);
}
function tuple(id: string) {
  const { companyId, candidateId } = pairOfId(id);
  return sql`(${companyId}::uuid, ${candidateId}::uuid)`;
}
function tuples(ids: string[]) {
  return sql.join(ids.map(tuple), sql`, `);
}

/** People with what was between them and the company, the newest application first; in the order of the pairs. */
export async function readMembers(db: Reader, pairs: Pair[]) {
  if (pairs.length === 0) return [];
  const [people, past] = await Promise.all([selectProfiles(db, pairs), selectPast(db, pairs)]);
  const byId = new Map(people.map((person) => [person.candidateId, person]));
  return pairs.flatMap((pair) => {
    const person = byId.get(pair.candidateId);
    return person
      ? [{ ...person, companyId: pair.companyId, applications: past.get(idOfPair(pair)) ?? [] }]
      : [];
  });
}
export type Member = Awaited<ReturnType<typeof readMembers>>[number];

function selectProfiles(db: Reader, pairs: Pair[]) {
  const ids = [...new Set(pairs.map(({ candidateId }) => candidateId))];
  return db
    .select(profile)
    .from(candidates)
    .innerJoin(users, eq(users.id, candidates.userId))
    .where(and(inArray(candidates.id, ids), isNull(users.deletedAt), isNull(users.disabledAt)));
}

async function selectPast(db: Reader, pairs: Pair[]) {
  const rows = await db
    .select({
      id: applications.id,
      companyId: applications.companyId,
      candidateId: applications.candidateId,
      jobId: applications.jobId,
      jobTitle: jobs.jobTitle,
      applicationState: applications.applicationState,
      stage: applications.stage,
      ownStages,
      withdrawn: applications.withdrawn,
      source: applications.source,
      saved: applications.saved,
      employeeId: applications.employeeId,
      endReason: applications.endReason,
      ...everReached,
      appliedAt: applications.appliedAt,
      changedAt: applications.changedAt,
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(
      and(
        sql`(${applications.companyId}, ${applications.candidateId}) in (${tuples(pairs.map(idOfPair))})`,
        not(onlyAsked),
      ),
    )
    .orderBy(desc(applications.appliedAt), desc(applications.id));
  const byPair = new Map<
    string,
    (Omit<(typeof rows)[number], "candidateId" | "ownStages"> & { status: string })[]
  >();
  for (const { stages, ownStages: own, ...row } of rows) {
    const all = [...new Set([...stages, ...(row.stage ? [row.stage] : [])])];
    const past = { ...row, stages: all, status: nameOf(row, own) };
    byPair.set(idOfPair(row), [...(byPair.get(idOfPair(row)) ?? []), past]);
  }
  return byPair;
}
export type Past = Member["applications"][number];

/** A person as a hit of the network shows them. */
export function presentMember({ applications: past, ...person }: Member) {
  return {
    ...person,
    applicationGraph: {
      applications: past.map(({ id, jobId, jobTitle, status, changedAt }) => ({
        id,
        jobId,
        jobTitle,
        status,
        changedAt,
      })),
    },
  };
}
