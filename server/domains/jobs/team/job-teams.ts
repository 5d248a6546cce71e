import { and, eq } from "drizzle-orm";
import type { JobTeam } from "#contract/job-shapes.ts";
import type { AuthenticatedContext, Viewer } from "#server/context.ts";
import type { Transaction } from "#server/database/open.ts";
import { conflict, notFound } from "#server/errors/refusal.ts";
import { publish } from "#server/events/events.ts";
import { refuseUnlessAllowed } from "#server/http/require-permission.ts";
import { sideOf } from "#server/http/viewer-roles.ts";
import { jobEvents } from "../events.ts";
import { type JobRow, findJob } from "../queries.ts";
import { jobTeamMembers } from "../tables.ts";
import { teamsOf } from "./teams-of.ts";

type Side = "company" | "employee";

export async function showTeam(context: AuthenticatedContext, jobId: string): Promise<JobTeam> {
  await myCompanysJob(context, jobId);
  return (await teamsOf(context.db, [jobId])).get(jobId)!;
}

/** An employee or a member of the hiring team starts working on a job. */
export async function joinJobTeam(context: AuthenticatedContext, jobId: string, as: Side | undefined) {
  const { viewer, now } = context;
  const job = await myCompanysJob(context, jobId);
  const memberId = memberIn(viewer, job.companyId, as);
  await context.db.transaction(async (tx) => {
    if (await enter(tx, { job, memberId, now: now() }))
      await tellTeam(tx, { job, byUserId: viewer.userId, now: now() });
  });
  return showTeam(context, jobId);
}

export async function leaveJobTeam(context: AuthenticatedContext, jobId: string, as: Side | undefined) {
  const { viewer, now } = context;
  const job = await myCompanysJob(context, jobId);
  const memberId = memberIn(viewer, job.companyId, as);
  await context.db.transaction(async (tx) => {
    if (await leave(tx, { jobId, memberId }))
      await tellTeam(tx, { job, byUserId: viewer.userId, now: now() });
  });
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
function memberIn(viewer: Viewer, companyId: string, as: Side | undefined): string {
  const ofTeam = sideOf(viewer, ["company", "employee"], as) === "company";
  const at = ofTeam ? viewer.companyId : viewer.employerId;
  const memberId = ofTeam ? viewer.companyAdminId : viewer.employeeId;
  if (at !== companyId || !memberId) throw notFound("Job");
  if (ofTeam) refuseUnlessAllowed(viewer, "applicants");
  return memberId;
}

interface Entering {
  job: JobRow;
  memberId: string;
  now: Date;
}
/** False for who was on the team before. */
export async function enter(tx: Transaction, { job, memberId, now }: Entering): Promise<boolean> {
  if (job.status === "closed") throw conflict("JOB_CLOSED", "This job has closed.");
  const entered = await tx
    .insert(jobTeamMembers)
    .values({ jobId: job.id, memberId, at: now })
    .onConflictDoNothing()
    .returning({ memberId: jobTeamMembers.memberId });
  return entered.length > 0;
}

/** False for who was not on the team. */
export async function leave(
  tx: Transaction,
  { jobId, memberId }: { jobId: string; memberId: string },
): Promise<boolean> {
  const left = await tx
    .delete(jobTeamMembers)
    .where(and(eq(jobTeamMembers.jobId, jobId), eq(jobTeamMembers.memberId, memberId)))
    .returning({ memberId: jobTeamMembers.memberId });
  return left.length > 0;
}

interface Changed {
  job: JobRow;
  byUserId: string | null;
  /** Whom a colleague added: their account where they hire, their place as an employee otherwise. */
  added?: { userId: string } | { employeeId: string };
  now: Date;
}
export function tellTeam(tx: Transaction, { job, byUserId, added, now }: Changed) {
  return publish(tx, jobEvents.teamChanged, {
    data: {
      jobId: job.id,
      companyId: job.companyId,
      byUserId,
      addedUserId: added && "userId" in added ? added.userId : null,
      addedEmployeeId: added && "employeeId" in added ? added.employeeId : null,
    },
    at: now,
  });
}
