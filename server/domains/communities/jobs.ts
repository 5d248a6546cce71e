import { and, desc, eq } from "drizzle-orm";
import { audit } from "#server/audit/audit.ts";
import type { CompanyContext, Context, UserContext } from "#server/context.ts";
import type { Reader } from "#server/database/open.ts";
import { type CommunityChannel, companies, followCommunities } from "#server/domains/companies/index.ts";
import { isOpenToAll, jobs } from "#server/domains/jobs/index.ts";
import { conflict, invalid, notFound } from "#server/errors/refusal.ts";
import { findCommunity, isShown, lockModerated, standingOf } from "./queries.ts";
import { communities, communityJobs } from "./tables.ts";

const mostShown = 500;

/** A job as lists show it. */
const listed = {
  id: jobs.id,
  publicJobId: jobs.publicJobId,
  jobTitle: jobs.jobTitle,
  department: jobs.department,
  locations: jobs.locations,
  remoteLocations: jobs.remoteLocations,
  workplaceType: jobs.workplaceType,
  remote: jobs.remote,
  salary: jobs.salary,
};
const { id: companyId, companyName, slug, companyLogo } = companies;

const inCommunity = (communityId: string, jobId: string) =>
  and(eq(communityJobs.communityId, communityId), eq(communityJobs.jobId, jobId));

/** The open jobs of a community, newest first; those that wait are its moderators' to read. */
export async function listJobs(
  { db, viewer }: Context,
  id: string,
  { state }: { state: "published" | "waiting" },
) {
  await findCommunity(db, id);
  const standing = viewer?.userId ? await standingOf(db, id, viewer.userId) : null;
  if (state === "waiting" && standing !== "moderator") throw notFound("Community");
  const which = state === "published" ? isShown : and(eq(communityJobs.state, "waiting"), isOpenToAll);
  const rows = await db
    .select({
      state: communityJobs.state,
      collection: communityJobs.collection,
      job: listed,
      company: { id: companyId, companyName, slug, companyLogo },
    })
    .from(communityJobs)
    .innerJoin(jobs, eq(jobs.id, communityJobs.jobId))
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(and(eq(communityJobs.communityId, id), which))
    .orderBy(desc(communityJobs.at), jobs.id)
    .limit(mostShown);
  return rows.map(({ job, company, ...row }) => ({ ...row, job: { ...job, company } }));
}

interface Decision {
  jobId: string;
  state: "published" | "declined";
  reason?: string | undefined;
  collection?: string | null | undefined;
}
/** By moderators: shows a job, declines it with a reason, or puts it under a heading. */
export function decideJob(context: UserContext, id: string, { jobId, ...decision }: Decision) {
  const { db, viewer, now } = context;
  const { state, reason = null, collection } = decision;
  if (state === "declined" && !reason)
    throw invalid("Say why, so that the company knows.", { reason: "Say why" });
  return db.transaction(async (tx) => {
    await lockModerated(tx, context, id);
    const [row] = await tx
      .update(communityJobs)
      .set({ state, reason, ...(collection !== undefined && { collection }) })
      .where(inCommunity(id, jobId))
      .returning();
    if (!row) throw notFound("Job");
    await followCommunities(tx, row.companyId);
    const subject = { kind: "community", id, companyId: row.companyId } as const;
    await audit(
      tx,
      { viewer, now: now() },
      { action: `community.job.${state}`, subject, after: { jobId, collection }, why: reason },
    );
  });
}

/** Where a job of the company is. */
export async function communitiesOfJob({ db, viewer }: CompanyContext, jobId: string) {
  await findOwnJob(db, viewer.companyId, jobId);
  const { state, paused, reason } = communityJobs;
  return db
    .select({ id: communities.id, name: communities.name, state, paused, reason })
    .from(communityJobs)
    .innerJoin(communities, eq(communities.id, communityJobs.communityId))
    .where(eq(communityJobs.jobId, jobId))
    .orderBy(communities.name);
}

/** Brings an open job into a community: shown at once, or once a moderator agrees. */
export function publishJob(context: CompanyContext, id: string, { jobId }: { jobId: string }) {
  const { db, viewer, now } = context;
  return db.transaction(async (tx) => {
    const community = await findCommunity(tx, id);
    const job = await findOwnJob(tx, viewer.companyId, jobId);
    if (!job.open)
      throw conflict("NOT_OPEN", "Publish the job first. Only open jobs are shown in communities.");
    const state = community.reviewsJobs ? "waiting" : "published";
    const row = { communityId: id, jobId, companyId: viewer.companyId, state, at: now() } as const;
    const [known] = await tx.select().from(communityJobs).where(inCommunity(id, jobId)).for("update");
    const stays = known && known.state !== "declined";
    await tx
      .insert(communityJobs)
      .values(row)
      .onConflictDoUpdate({
        target: [communityJobs.communityId, communityJobs.jobId],
        set: stays ? { paused: false } : { state, paused: false, reason: null, at: now() },
      });
    await followCommunities(tx, viewer.companyId);
    const subject = { kind: "job", id: jobId, companyId: viewer.companyId } as const;
    await audit(
      tx,
      { viewer, now: now() },
      { action: "job.inCommunity", subject, after: { communityId: id } },
    );
  });
}

export function withdrawJob({ db, viewer, now }: CompanyContext, id: string, jobId: string) {
  const { companyId: own } = viewer;
  return db.transaction(async (tx) => {
    const [row] = await tx
      .delete(communityJobs)
      .where(and(inCommunity(id, jobId), eq(communityJobs.companyId, own)))
      .returning();
    if (!row) throw notFound("Job");
    await followCommunities(tx, own);
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

/** Jobs of a company in communities of our own. */
export const jobsInCommunities: CommunityChannel = {
  async isLive(tx, company) {
    const rows = await tx
      .select({ id: jobs.id })
      .from(communityJobs)
      .innerJoin(jobs, eq(jobs.id, communityJobs.jobId))
      .innerJoin(companies, eq(companies.id, jobs.companyId))
      .where(and(eq(communityJobs.companyId, company), isShown))
      .limit(1);
    return rows.length > 0;
  },
  async resume(tx, company) {
    await tx.update(communityJobs).set({ paused: false }).where(eq(communityJobs.companyId, company));
  },
  async pause(tx, company) {
    await tx.update(communityJobs).set({ paused: true }).where(eq(communityJobs.companyId, company));
  },
};
