import { and, eq, ne } from "drizzle-orm";
import type { communityJobStates } from "#contract/communities.ts";
import { audit } from "#server/audit/audit.ts";
import type { CompanyContext } from "#server/context.ts";
import type { Reader, Transaction } from "#server/database/open.ts";
import { companies, followCommunities } from "#server/domains/companies/index.ts";
import { isOpenToAll, jobs } from "#server/domains/jobs/index.ts";
import { conflict, notFound } from "#server/errors/refusal.ts";
import { publish } from "#server/events/events.ts";
import { communityEvents } from "./events.ts";
import { type CommunityRow, findCommunity, inCommunity, moderatorsOf } from "./queries.ts";
import { tellMembers } from "./tell-members.ts";
import { communities, communityJobs } from "./tables.ts";

/** Where a job of the company is. */
export async function communitiesOfJob({ db, viewer }: CompanyContext, jobId: string) {
  await findOwnJob(db, viewer.companyId, jobId);
  const { state, paused, reason } = communityJobs;
  const rows = await db
    .select({ id: communities.id, name: communities.name, state, paused, reason })
    .from(communityJobs)
    .innerJoin(communities, eq(communities.id, communityJobs.communityId))
    .where(and(eq(communityJobs.jobId, jobId), ne(state, "withdrawn")))
    .orderBy(communities.name);
  return rows.map((row) => ({
    ...row,
    state: row.state as (typeof communityJobStates)[number],
    reason: row.state === "declined" ? row.reason : null,
  }));
}

/** Brings an open job into a community: shown at once, or once a moderator agrees. One that a moderator declined before waits in any case. */
export function publishJob(context: CompanyContext, id: string, { jobId }: { jobId: string }) {
  const { db, viewer, now } = context;
  return db.transaction(async (tx) => {
    const community = await findCommunity(tx, id, viewer.userId);
    const job = await findOwnJob(tx, viewer.companyId, jobId);
    if (!job.open)
      throw conflict("NOT_OPEN", "Publish the job first. Only open jobs are shown in communities.");
    const [known] = await tx.select().from(communityJobs).where(inCommunity(id, jobId)).for("update");
    const stays = known?.state === "waiting" || known?.state === "published";
    const state = community.reviewsJobs || known?.reason ? "waiting" : "published";
    await tx
      .insert(communityJobs)
      .values({ communityId: id, jobId, companyId: viewer.companyId, state, at: now() })
      .onConflictDoUpdate({
        target: [communityJobs.communityId, communityJobs.jobId],
        set: stays ? { paused: false } : { state, paused: false, at: now() },
      });
    await followCommunities(tx, viewer.companyId, now());
    await tellMembers(tx, [id], now());
    const subject = { kind: "job", id: jobId, companyId: viewer.companyId } as const;
    await audit(
      tx,
      { viewer, now: now() },
      { action: "job.inCommunity", subject, after: { communityId: id } },
    );
    if (!stays && state === "waiting")
      await tellOfWaiting(tx, community, { jobId, companyId: viewer.companyId, at: now() });
  });
}

async function tellOfWaiting(
  tx: Transaction,
  { id: communityId, name }: CommunityRow,
  { jobId, companyId, at }: { jobId: string; companyId: string; at: Date },
) {
  const waiting = and(eq(communityJobs.communityId, communityId), eq(communityJobs.state, "waiting"));
  const to = (await tx.$count(communityJobs, waiting)) > 1 ? "more" : "first";
  const moderatorIds = await moderatorsOf(tx, communityId);
  const data = { communityId, name, companyId, jobId, moderatorIds, to } as const;
  await publish(tx, communityEvents.jobWaiting, { data, at });
}

/** Takes a job back. What a moderator declined is remembered, so that it can't be shown by bringing it anew. */
export function withdrawJob({ db, viewer, now }: CompanyContext, id: string, jobId: string) {
  const { companyId: own } = viewer;
  return db.transaction(async (tx) => {
    const place = and(inCommunity(id, jobId), eq(communityJobs.companyId, own));
    const [row] = await tx.select().from(communityJobs).where(place).for("update");
    if (!row || row.state === "withdrawn") throw notFound("Job");
    if (row.reason) await tx.update(communityJobs).set({ state: "withdrawn" }).where(place);
    else await tx.delete(communityJobs).where(place);
    await followCommunities(tx, own, now());
    await tellMembers(tx, [id], now());
    const subject = { kind: "job", id: jobId, companyId: own } as const;
    await audit(
      tx,
      { viewer, now: now() },
      { action: "job.leftCommunity", subject, before: { communityId: id } },
    );
  });
}

async function findOwnJob(db: Reader, own: string, jobId: string) {
  const [row] = await db
    .select({ id: jobs.id, open: isOpenToAll.mapWith(Boolean) })
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(and(eq(jobs.id, jobId), eq(jobs.companyId, own)));
  if (!row) throw notFound("Job");
  return row;
}
