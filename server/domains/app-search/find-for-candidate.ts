import { and, asc, desc, eq, gt, ilike, isNull, ne, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Found } from "#contract/app-search.ts";
import { likePart } from "#server/database/like.ts";
import type { AuthenticatedContext, CandidateContext } from "#server/context.ts";
import { chatMembers } from "#server/chat/index.ts";
import { users } from "#server/domains/accounts/index.ts";
import { companies } from "#server/domains/companies/index.ts";
import { isListed, jobs, mostRecent } from "#server/domains/jobs/index.ts";
import { conversations } from "#server/domains/messaging/index.ts";
import type { Wanted } from "./find-everything.ts";
import { holds, holdsJoined, nearness } from "#server/database/matching-words.ts";

/** Jobs everyone may find; over many jobs, so accents count here. */
export async function findListedJobs(
  { db }: AuthenticatedContext,
  { words, limit }: Wanted,
): Promise<Found[]> {
  const rows = await db
    .select({
      id: jobs.id,
      jobTitle: jobs.jobTitle,
      companyName: companies.companyName,
      companyLogo: companies.companyLogo,
    })
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(
      and(
        isListed,
        ...words.map((word) => ilike(jobs.jobTitle, likePart(word))),
        holds(jobs.jobTitle, words),
      ),
    )
    .orderBy(...mostRecent)
    .limit(limit);
  return rows.map(({ id, jobTitle, companyName, companyLogo }) => ({
    kind: "job",
    id,
    title: jobTitle,
    note: companyName,
    picture: companyLogo,
    url: `/jobs/${id}?from=search`,
  }));
}

/** Published companies with something open. */
export async function findCompanies(
  { db }: AuthenticatedContext,
  { words, limit }: Wanted,
): Promise<Found[]> {
  const rows = await db
    .select({
      id: companies.id,
      companyName: companies.companyName,
      slug: companies.slug,
      companyLogo: companies.companyLogo,
      openJobs: companies.openJobsCount,
    })
    .from(companies)
    .where(
      and(
        eq(companies.published, true),
        gt(companies.openJobsCount, 0),
        or(holds(companies.companyName, words), holdsJoined(companies.companyName, words)),
      ),
    )
    .orderBy(nearness(companies.companyName, words), desc(companies.openJobsCount))
    .limit(limit);
  return rows.map(({ id, companyName, slug, companyLogo, openJobs }) => ({
    kind: "company",
    id,
    title: companyName,
    note: openJobs === 1 ? "1 open job" : `${openJobs} open jobs`,
    picture: companyLogo,
    url: `/${slug}/careers`,
  }));
}

export async function findMyConversations(
  { db, viewer }: CandidateContext,
  wanted: Wanted,
): Promise<Found[]> {
  const text = sql`${companies.companyName} || ' ' || ${jobs.jobTitle}`;
  const rows = await db
    .select({
      id: conversations.applicationId,
      companyName: companies.companyName,
      companyLogo: companies.companyLogo,
      jobTitle: jobs.jobTitle,
    })
    .from(conversations)
    .innerJoin(companies, eq(companies.id, conversations.companyId))
    .innerJoin(jobs, eq(jobs.id, conversations.jobId))
    .where(and(eq(conversations.candidateId, viewer.candidateId), holds(text, wanted.words)))
    .orderBy(nearness(text, wanted.words), desc(conversations.changedAt))
    .limit(wanted.limit);
  return rows.map(({ id, companyName, companyLogo, jobTitle }) => ({
    kind: "conversation",
    id,
    title: companyName,
    note: jobTitle,
    picture: companyLogo,
    url: `/messages?application=${id}`,
  }));
}

/** People of hiring teams with whom the candidate talks. */
export async function findRecruiters(
  { db, viewer }: CandidateContext,
  { words, limit }: Wanted,
): Promise<Found[]> {
  const other = alias(chatMembers, "other");
  const talks = db
    .selectDistinctOn([users.id], {
      id: users.id,
      fullName: users.fullName,
      picture: users.profilePicture,
      applicationId: conversations.applicationId,
      companyName: companies.companyName,
      near: nearness(users.fullName, words).as("near"),
    })
    .from(conversations)
    .innerJoin(other, eq(other.cid, conversations.cid))
    .innerJoin(users, sql`${users.id}::text = ${other.userId}`)
    .innerJoin(companies, eq(companies.id, conversations.companyId))
    .where(
      and(
        eq(conversations.candidateId, viewer.candidateId),
        ne(users.id, viewer.userId),
        isNull(users.deletedAt),
        holds(users.fullName, words),
      ),
    )
    .orderBy(users.id, desc(conversations.changedAt))
    .as("talks");
  const rows = await db.select().from(talks).orderBy(asc(talks.near), asc(talks.fullName)).limit(limit);
  return rows.map(({ id, fullName, picture, applicationId, companyName }) => ({
    kind: "person",
    id,
    title: fullName,
    note: companyName,
    picture,
    url: `/messages?application=${applicationId}`,
  }));
}
