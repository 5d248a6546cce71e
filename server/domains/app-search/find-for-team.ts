import { and, asc, desc, eq, isNull, ne, or, sql } from "drizzle-orm";
import type { Found } from "#contract/app-search.ts";
import type { CompanyContext, CompanyViewer } from "#server/context.ts";
import { chatMembers } from "#server/chat/index.ts";
import { roles, users } from "#server/domains/accounts/index.ts";
import { applications, shownToTeam } from "#server/domains/applications/index.ts";
import { externalCandidates } from "#server/domains/external-candidates/index.ts";
import { jobs } from "#server/domains/jobs/index.ts";
import { conversations } from "#server/domains/messaging/index.ts";
import type { Wanted } from "./find-everything.ts";
import { holds, isAddress, nearness } from "#server/database/matching-words.ts";

const board = new Set(["pipeline", "accepted", "hired"]);

const isApplicant = (viewer: CompanyViewer) =>
  and(ne(applications.applicationState, "lead"), shownToTeam(viewer));

const ownName = sql<string>`coalesce(${users.fullName}, ${externalCandidates.fullName})`;

function isCalled(words: readonly string[]) {
  const { email } = externalCandidates;
  const named = or(holds(ownName, words), isAddress(users.email, words), isAddress(email, words));
  return and(isNull(users.deletedAt), named);
}

/** People who applied to the company or were invited, with an account or not, each with their latest application. */
export async function findApplicants(
  { db, viewer }: CompanyContext,
  { words, limit }: Wanted,
): Promise<Found[]> {
  const latest = db
    .selectDistinctOn([applications.candidateId], {
      id: sql<string>`coalesce(${users.id}, ${applications.candidateId})`.as("person_id"),
      fullName: ownName.as("full_name"),
      profilePicture: users.profilePicture,
      applicationId: sql<string>`${applications.id}`.as("application_id"),
      jobId: applications.jobId,
      jobTitle: jobs.jobTitle,
      state: applications.applicationState,
      near: nearness(ownName, words).as("near"),
      at: applications.lastActivityAt,
    })
    .from(applications)
    .leftJoin(roles, eq(roles.id, applications.candidateId))
    .leftJoin(users, eq(users.id, roles.userId))
    .leftJoin(externalCandidates, eq(externalCandidates.id, applications.candidateId))
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(and(eq(applications.companyId, viewer.companyId), isApplicant(viewer), isCalled(words)))
    .orderBy(applications.candidateId, desc(applications.lastActivityAt))
    .as("latest");
  const rows = await db.select().from(latest).orderBy(asc(latest.near), desc(latest.at)).limit(limit);
  return rows.map(({ id, fullName, profilePicture, applicationId, jobId, jobTitle, state }) => ({
    kind: "person",
    id,
    title: fullName,
    note: jobTitle,
    picture: profilePicture,
    url: `/hire/${board.has(state) ? "pipeline" : "applicants"}?job=${jobId}&open=${applicationId}`,
  }));
}

export async function findColleagues(
  { db, viewer }: CompanyContext,
  { words, limit }: Wanted,
): Promise<Found[]> {
  const rows = await db
    .select({
      id: users.id,
      fullName: users.fullName,
      picture: users.profilePicture,
      roleId: roles.id,
      title: roles.title,
    })
    .from(roles)
    .innerJoin(users, eq(users.id, roles.userId))
    .where(
      and(
        eq(roles.companyId, viewer.companyId),
        eq(roles.kind, "companyAdmin"),
        isNull(users.deletedAt),
        or(holds(users.fullName, words), isAddress(users.email, words)),
      ),
    )
    .orderBy(nearness(users.fullName, words), asc(users.fullName))
    .limit(limit);
  return rows.map(({ id, fullName, picture, roleId, title }) => ({
    kind: "person",
    id,
    title: fullName,
    note: title ?? "Hiring team",
    picture,
    url: `/hire/team?open=${roleId}`,
  }));
}

/** The company's own jobs in any state; live ones open on their board. */
export async function findOwnJobs(
  { db, viewer }: CompanyContext,
  { words, limit }: Wanted,
): Promise<Found[]> {
  const rows = await db
    .select({ id: jobs.id, jobTitle: jobs.jobTitle, status: jobs.status, department: jobs.department })
    .from(jobs)
    .where(and(eq(jobs.companyId, viewer.companyId), holds(jobs.jobTitle, words)))
    .orderBy(sql`${jobs.status} <> 'live'`, nearness(jobs.jobTitle, words), desc(jobs.changedAt))
    .limit(limit);
  return rows.map(({ id, jobTitle, status, department }) => ({
    kind: "job",
    id,
    title: jobTitle,
    note: status === "live" ? department : jobStates[status],
    picture: null,
    url: status === "live" ? `/hire/pipeline?job=${id}` : `/hire/jobs/${id}`,
  }));
}
const jobStates = { draft: "Draft", closed: "Closed" } as const;

/** Conversations the viewer is a member of, by the candidate's name or the job's title. */
export async function findOwnConversations({ db, viewer }: CompanyContext, wanted: Wanted): Promise<Found[]> {
  const text = sql`${ownName} || ' ' || ${jobs.jobTitle}`;
  const rows = await db
    .select({
      id: conversations.applicationId,
      fullName: ownName,
      picture: users.profilePicture,
      jobTitle: jobs.jobTitle,
    })
    .from(conversations)
    .innerJoin(
      chatMembers,
      and(eq(chatMembers.cid, conversations.cid), eq(chatMembers.userId, viewer.userId)),
    )
    .leftJoin(users, eq(users.id, conversations.candidateUserId))
    .leftJoin(externalCandidates, eq(externalCandidates.id, conversations.candidateId))
    .innerJoin(jobs, eq(jobs.id, conversations.jobId))
    .where(and(eq(conversations.companyId, viewer.companyId), holds(text, wanted.words)))
    .orderBy(nearness(text, wanted.words), desc(conversations.changedAt))
    .limit(wanted.limit);
  return rows.map(({ id, fullName, picture, jobTitle }) => ({
    kind: "conversation",
    id,
    title: fullName,
    note: jobTitle,
    picture,
    url: `/hire/messages?application=${id}`,
  }));
}
