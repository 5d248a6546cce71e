import { and, asc, eq, inArray } from "drizzle-orm";
import type { JobTeam } from "#contract/job-shapes.ts";
import { roles, users } from "#server/domains/accounts/index.ts";
import type { AuthenticatedContext, Viewer } from "#server/context.ts";
import type { Reader } from "#server/database/open.ts";
import { conflict, notFound } from "#server/errors/refusal.ts";
import { refuseUnlessAllowed } from "#server/http/require-permission.ts";
import { findJob } from "./queries.ts";
import { jobTeamMembers, jobs } from "./tables.ts";

/** Who works on each of these jobs; every job has a team, if only an empty one. */
export async function teamsOf(db: Reader, jobIds: string[]): Promise<Map<string, JobTeam>> {
  if (!jobIds.length) return new Map();
  const rows = await db
    .select({
      jobId: jobs.id,
      hiringManagerEmail: jobs.hiringManagerEmail,
      member: jobTeamMembers,
      role: roles,
      user: users,
    })
    .from(jobs)
    .leftJoin(jobTeamMembers, eq(jobTeamMembers.jobId, jobs.id))
    .leftJoin(roles, eq(roles.id, jobTeamMembers.memberId))
    .leftJoin(users, eq(users.id, roles.userId))
    .where(inArray(jobs.id, jobIds))
    .orderBy(asc(jobTeamMembers.at));
  const teams = new Map<string, JobTeam>();
  for (const { jobId, hiringManagerEmail, member, role, user } of rows) {
    const team = teams.get(jobId) ?? { id: jobId, jobId, hiringManagerEmail, members: [] };
    teams.set(jobId, team);
    if (!member || !role || !user || role.kind === "candidate") continue;
    team.members.push({
      id: role.id,
      userId: user.id,
      kind: role.kind,
      role: member.role,
      fullName: user.fullName,
      profilePicture: user.profilePicture,
      title: role.title,
    });
  }
  return teams;
}

export async function showTeam(context: AuthenticatedContext, jobId: string): Promise<JobTeam> {
  await myCompanysJob(context, jobId);
  return (await teamsOf(context.db, [jobId])).get(jobId)!;
}

/** An employee or a member of the hiring team starts working on a job. */
export async function joinJobTeam(context: AuthenticatedContext, jobId: string) {
  const { db, viewer, now } = context;
  const job = await myCompanysJob(context, jobId);
  if (job.status === "closed") throw conflict("JOB_CLOSED", "This job has closed.");
  await db
    .insert(jobTeamMembers)
    .values({ jobId, memberId: memberIn(viewer, job.companyId), at: now() })
    .onConflictDoNothing();
  return showTeam(context, jobId);
}

export async function leaveJobTeam(context: AuthenticatedContext, jobId: string) {
  const job = await myCompanysJob(context, jobId);
  const memberId = memberIn(context.viewer, job.companyId);
  await context.db
    .delete(jobTeamMembers)
    .where(and(eq(jobTeamMembers.jobId, jobId), eq(jobTeamMembers.memberId, memberId)));
  return showTeam(context, jobId);
}

/** The only door to a job's team: it is a job of the company the viewer works for, and no draft to employees. */
async function myCompanysJob({ db, viewer }: AuthenticatedContext, jobId: string) {
  const row = await findJob(db, jobId);
  const isTeam = row && viewer.companyId === row.job.companyId;
  const isEmployee = row && viewer.employerId === row.job.companyId && row.job.status !== "draft";
  if (!isTeam && !isEmployee) throw notFound("Job");
  return row!.job;
}

/** As whom the viewer works on a job; the hiring team's members need the right to decide about applicants. */
function memberIn(viewer: Viewer, companyId: string): string {
  const memberId = viewer.companyId === companyId ? viewer.companyAdminId : viewer.employeeId;
  if (!memberId) throw notFound("Job");
  if (memberId === viewer.companyAdminId) refuseUnlessAllowed(viewer, "applicants");
  return memberId;
}

/** Who is on the team of a job, by their id as a member of the hiring team. */
export async function jobTeamIds(db: Reader, jobId: string): Promise<string[]> {
  const rows = await db
    .select({ memberId: jobTeamMembers.memberId })
    .from(jobTeamMembers)
    .where(eq(jobTeamMembers.jobId, jobId));
  return rows.map(({ memberId }) => memberId);
}
