import { and, asc, eq, inArray, isNull, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { JobTeam } from "#contract/job-shapes.ts";
import { roles, users } from "#server/domains/accounts/index.ts";
import type { Reader } from "#server/database/open.ts";
import { jobTeamMembers, jobs } from "../tables.ts";

const manager = alias(users, "manager");
const managerRole = alias(roles, "manager_role");

/** Who works on each of these jobs, without disabled accounts; every job has a team, if only an empty one. */
export async function teamsOf(db: Reader, jobIds: string[]): Promise<Map<string, JobTeam>> {
  if (!jobIds.length) return new Map();
  const teams = await withManagers(db, jobIds);
  const rows = await db
    .select({
      jobId: jobTeamMembers.jobId,
      id: roles.id,
      userId: users.id,
      kind: roles.kind,
      role: jobTeamMembers.role,
      fullName: users.fullName,
      profilePicture: users.profilePicture,
      title: roles.title,
    })
    .from(jobTeamMembers)
    .innerJoin(roles, eq(roles.id, jobTeamMembers.memberId))
    .innerJoin(users, eq(users.id, roles.userId))
    .where(and(inArray(jobTeamMembers.jobId, jobIds), isNull(users.disabledAt)))
    .orderBy(asc(jobTeamMembers.at), asc(roles.id));
  for (const { jobId, kind, ...member } of rows)
    if (kind !== "candidate") teams.get(jobId)?.members.push({ ...member, kind });
  return teams;
}

/** Teams without members; a manager is known by more than the address where they hire for the job's company. */
async function withManagers(db: Reader, jobIds: string[]) {
  const rows = await db
    .select({
      id: jobs.id,
      jobId: jobs.id,
      hiringManagerEmail: jobs.hiringManagerEmail,
      userId: manager.id,
      fullName: manager.fullName,
      profilePicture: manager.profilePicture,
      title: managerRole.title,
      hires: managerRole.id,
    })
    .from(jobs)
    .leftJoin(manager, eq(manager.email, sql`lower(${jobs.hiringManagerEmail})`))
    .leftJoin(
      managerRole,
      and(
        eq(managerRole.userId, manager.id),
        eq(managerRole.companyId, jobs.companyId),
        eq(managerRole.kind, "companyAdmin"),
        eq(managerRole.disabled, false),
        isNull(manager.disabledAt),
      ),
    )
    .where(inArray(jobs.id, jobIds));
  return new Map(
    rows.map(({ id, jobId, hiringManagerEmail, hires, userId, fullName, ...shown }) => [
      jobId,
      {
        id,
        jobId,
        hiringManagerEmail,
        hiringManager: hires ? { userId: userId!, fullName: fullName!, ...shown } : null,
        members: [] as JobTeam["members"],
      },
    ]),
  );
}

/** The accounts of a job's team, its hiring manager's too. */
export function accountsOf({ hiringManager, members }: JobTeam): Set<string> {
  return new Set([...(hiringManager ? [hiringManager.userId] : []), ...members.map(({ userId }) => userId)]);
}
