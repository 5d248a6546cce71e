import { and, eq, inArray, sql } from "drizzle-orm";
import type { Community } from "#contract/communities.ts";
import type { UserContext } from "#server/context.ts";
import type { Reader, Transaction } from "#server/database/open.ts";
import { companies } from "#server/domains/companies/index.ts";
import { isOpenToAll, jobs } from "#server/domains/jobs/index.ts";
import { notFound } from "#server/errors/refusal.ts";
import { communities, communityJobs, communityMembers } from "./tables.ts";

/** Who is in a community, not those who ask or were taken out. */
export const isIn = inArray(communityMembers.standing, ["member", "moderator"]);

export type CommunityRow = typeof communities.$inferSelect;

/** One that an administrator took down is there for its moderators alone. */
export async function findCommunity(db: Reader, id: string, userId: string | null | undefined) {
  const [row] = await db.select().from(communities).where(eq(communities.id, id));
  if (!row) throw notFound("Community");
  if (row.takenDownAt) await refuseUnlessModerator(db, id, userId);
  return row;
}

/** A community locked for a change by one of its moderators. */
export async function lockModerated(tx: Transaction, { viewer }: UserContext, id: string) {
  const [row] = await tx.select().from(communities).where(eq(communities.id, id)).for("update");
  if (!row) throw notFound("Community");
  await refuseUnlessModerator(tx, id, viewer.userId);
  return row;
}

/** What moderators do with a community is not there for anyone else. */
export async function refuseUnlessModerator(
  db: Reader,
  communityId: string,
  userId: string | null | undefined,
) {
  const standing = userId ? await standingOf(db, communityId, userId) : null;
  if (standing !== "moderator") throw notFound("Community");
}

/** The communities someone is in. */
export async function communitiesOf(db: Reader, userId: string): Promise<string[]> {
  const { communityId: id } = communityMembers;
  const rows = await db
    .select({ id })
    .from(communityMembers)
    .where(and(eq(communityMembers.userId, userId), isIn));
  return rows.map((row) => row.id);
}

/** The companies that brought jobs to it. */
export async function companiesIn(db: Reader, communityId: string): Promise<string[]> {
  const { companyId } = communityJobs;
  const rows = await db
    .selectDistinct({ companyId })
    .from(communityJobs)
    .where(eq(communityJobs.communityId, communityId))
    .orderBy(companyId);
  return rows.map((row) => row.companyId);
}

/** Who decides in it. */
export async function moderatorsOf(db: Reader, communityId: string): Promise<string[]> {
  const { userId, standing } = communityMembers;
  const rows = await db
    .select({ userId })
    .from(communityMembers)
    .where(and(eq(communityMembers.communityId, communityId), eq(standing, "moderator")));
  return rows.map((row) => row.userId);
}

export async function standingOf(db: Reader, communityId: string, userId: string) {
  const [row] = await db
    .select({ standing: communityMembers.standing })
    .from(communityMembers)
    .where(and(eq(communityMembers.communityId, communityId), eq(communityMembers.userId, userId)));
  return row?.standing ?? null;
}

/** Jobs of communities that anyone may see now; joined with jobs and companies. */
export const isShown = and(
  eq(communityJobs.state, "published"),
  eq(communityJobs.paused, false),
  isOpenToAll,
)!;
/** Jobs that wait for a moderator; joined in the same way. */
export const isWaiting = and(eq(communityJobs.state, "waiting"), isOpenToAll)!;

export const inCommunity = (communityId: string, jobId: string) =>
  and(eq(communityJobs.communityId, communityId), eq(communityJobs.jobId, jobId));

/** Communities with their counts, as their reader knows them. */
export async function presentAll(db: Reader, userId: string | null, rows: CommunityRow[]) {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const [people, shown, waiting, own] = await Promise.all([
    countPeople(db, ids),
    countJobs(db, ids, isShown),
    countJobs(db, ids, isWaiting),
    standingsOf(db, ids, userId),
  ]);
  return rows.map(({ changedAt: _, takenDownAt: at, takenDownReason: reason, ...row }) => {
    const standing = own.get(row.id) ?? null;
    const waits = { jobs: waiting.get(row.id) ?? 0, people: people.get(row.id)?.asked ?? 0 };
    return {
      ...row,
      members: people.get(row.id)?.members ?? 0,
      jobs: shown.get(row.id) ?? 0,
      standing,
      waiting: standing === "moderator" ? waits : null,
      takenDown: at && { at, reason: reason ?? "" },
    };
  });
}

export async function presentOne(db: Reader, userId: string | null, row: CommunityRow) {
  const [presented] = await presentAll(db, userId, [row]);
  return presented!;
}

async function standingsOf(db: Reader, ids: string[], userId: string | null) {
  const rows = userId
    ? await db
        .select({ id: communityMembers.communityId, standing: communityMembers.standing })
        .from(communityMembers)
        .where(and(eq(communityMembers.userId, userId), inArray(communityMembers.communityId, ids)))
    : [];
  return new Map<string, Community["standing"]>(rows.map(({ id, standing }) => [id, standing]));
}

async function countPeople(db: Reader, ids: string[]) {
  const asked = sql<number>`count(*) filter (where ${communityMembers.standing} = 'asked')`.mapWith(Number);
  const members = sql<number>`count(*) filter (where ${isIn})`.mapWith(Number);
  const rows = await db
    .select({ id: communityMembers.communityId, asked, members })
    .from(communityMembers)
    .where(inArray(communityMembers.communityId, ids))
    .groupBy(communityMembers.communityId);
  return new Map(rows.map(({ id, ...counts }) => [id, counts]));
}

async function countJobs(db: Reader, ids: string[], which: typeof isShown) {
  const rows = await db
    .select({ id: communityJobs.communityId, count: sql<number>`count(*)`.mapWith(Number) })
    .from(communityJobs)
    .innerJoin(jobs, eq(jobs.id, communityJobs.jobId))
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(and(inArray(communityJobs.communityId, ids), which))
    .groupBy(communityJobs.communityId);
  return new Map(rows.map(({ id, count }) => [id, count]));
}
