import { and, asc, desc, eq, inArray, ne, not, or } from "drizzle-orm";
import type { CandidateContext, CompanyContext, Viewer } from "#server/context.ts";
import type { Stage } from "#contract/job-stages.ts";
import type { Reader, Transaction } from "#server/database/open.ts";
import { notHiddenFrom } from "#server/domains/candidates/index.ts";
import { holdBoards, jobs, stagesOfJob } from "#server/domains/jobs/index.ts";
import { notFound } from "#server/errors/refusal.ts";
import { refuseUnlessAllowed } from "#server/http/require-permission.ts";
import { hasMoved, onlyAsked } from "./ever-reached.ts";
import { applicationHistory, applications } from "./tables.ts";

export type Application = typeof applications.$inferSelect;

/** A lead who hides from the company is none of its people until they come themselves, nor is who only asked an employee. */
const shownToTeams = and(
  or(
    ne(applications.applicationState, "lead"),
    notHiddenFrom(applications.candidateId, applications.companyId),
  ),
  not(onlyAsked),
);

/** What one member of the team may see and decide: never an application of their own, which they may have from before they joined. */
export function shownToTeam({ candidateId }: Pick<Viewer, "candidateId">) {
  return and(shownToTeams, notOwn({ candidateId }));
}

/** Applications of others than the viewer. */
export function notOwn({ candidateId }: Pick<Viewer, "candidateId">) {
  return candidateId === null ? undefined : ne(applications.candidateId, candidateId);
}

/** One of the team's applications, to read. */
export async function findForTeam(db: Reader, { viewer }: Pick<CompanyContext, "viewer">, id: string) {
  const [application] = await db
    .select()
    .from(applications)
    .where(and(eq(applications.id, id), eq(applications.companyId, viewer.companyId), shownToTeam(viewer)));
  if (!application) throw notFound("Application");
  return application;
}

/** The hiring team's only door to changing an application: theirs, and pending until the transaction ends. */
export async function lockForTeam(tx: Transaction, { viewer }: Pick<CompanyContext, "viewer">, id: string) {
  await holdBoards(tx, viewer.companyId);
  const [application] = await tx
    .select()
    .from(applications)
    .where(and(eq(applications.id, id), eq(applications.companyId, viewer.companyId), shownToTeam(viewer)))
    .for("update");
  if (!application) throw notFound("Application");
  // Asked here too, because employees may make some of these calls, and the door asks nothing of those who are both.
  refuseUnlessAllowed(viewer, "applicants");
  return application;
}

/** The same for many; whoever is not among the team's is left out. */
export async function lockSetForTeam(
  tx: Transaction,
  { viewer }: Pick<CompanyContext, "viewer">,
  ids: readonly string[],
) {
  await holdBoards(tx, viewer.companyId);
  return tx
    .select()
    .from(applications)
    .where(
      and(
        inArray(applications.id, [...ids]),
        eq(applications.companyId, viewer.companyId),
        shownToTeam(viewer),
      ),
    )
    .orderBy(asc(applications.id))
    .for("update");
}

/** The candidate's only door to changing an application. */
export async function lockMine(tx: Transaction, { viewer }: Pick<CandidateContext, "viewer">, id: string) {
  const [application] = await tx
    .select()
    .from(applications)
    .where(and(eq(applications.id, id), eq(applications.candidateId, viewer.candidateId)))
    .for("update");
  if (!application) throw notFound("Application");
  return application;
}

export async function findApplication(db: Reader, id: string): Promise<Application | undefined> {
  const [application] = await db.select().from(applications).where(eq(applications.id, id));
  return application;
}

export async function lockApplication(tx: Transaction, id: string): Promise<Application | undefined> {
  const [application] = await tx.select().from(applications).where(eq(applications.id, id)).for("update");
  return application;
}

/** Whether the team keeps the conversation about it among the archived ones. */
export async function setMuted(tx: Transaction, id: string, muted: boolean) {
  await tx.update(applications).set({ muted }).where(eq(applications.id, id));
}

/** The application of a person to a job, pending; two attempts at once wait for each other on the job's row key. */
export async function lockPair(
  tx: Transaction,
  { jobId, candidateId }: { jobId: string; candidateId: string },
): Promise<Application | undefined> {
  const [application] = await tx
    .select()
    .from(applications)
    .where(and(eq(applications.jobId, jobId), eq(applications.candidateId, candidateId)))
    .for("update");
  return application;
}

/** The application of a candidate to one of a company's jobs that was last active. */
export async function latestApplication(
  db: Reader,
  { companyId, candidateId }: { companyId: string; candidateId: string },
): Promise<{ id: string; jobId: string } | undefined> {
  const [latest] = await db
    .select({ id: applications.id, jobId: applications.jobId })
    .from(applications)
    .where(and(eq(applications.companyId, companyId), eq(applications.candidateId, candidateId)))
    .orderBy(desc(applications.lastActivityAt), desc(applications.id))
    .limit(1);
  return latest;
}

/** The board of an application, first stage to last. */
export async function boardOf(db: Reader, { jobId }: { jobId: string }): Promise<Stage[]> {
  const [job] = await db
    .select({ stages: jobs.stages, companyId: jobs.companyId })
    .from(jobs)
    .where(eq(jobs.id, jobId));
  return job ? stagesOfJob(db, job) : [];
}

/** The ids of its stages. */
export async function stagesFor(db: Reader, application: { jobId: string }): Promise<string[]> {
  return (await boardOf(db, application)).map(({ id }) => id);
}

/** The score from which on an application counts as qualified. */
export async function qualificationScoreOf(db: Reader, { jobId }: { jobId: string }): Promise<number> {
  const [job] = await db.select({ score: jobs.qualificationScore }).from(jobs).where(eq(jobs.id, jobId));
  return job!.score;
}

/** A job of the viewer's own company. */
export async function myJob(db: Reader, { viewer }: Pick<CompanyContext, "viewer">, jobId: string) {
  const [job] = await db
    .select({ id: jobs.id, companyId: jobs.companyId, stages: jobs.stages })
    .from(jobs)
    .where(and(eq(jobs.id, jobId), eq(jobs.companyId, viewer.companyId)));
  if (!job) throw notFound("Job");
  return job;
}

/** What is between a person and a job. */
export async function applicationFor(db: Reader, pair: { jobId: string; candidateId: string }) {
  const { jobId, candidateId } = applications;
  const [row] = await db
    .select({ id: applications.id })
    .from(applications)
    .where(and(eq(jobId, pair.jobId), eq(candidateId, pair.candidateId)));
  return row;
}

/** Whether an application of a person for a job has come to its company: not an invitation, and not a yes to one. */
export async function hasApplied(db: Reader, pair: { jobId: string; candidateId: string }) {
  const { jobId, candidateId } = applications;
  const theirs = and(eq(jobId, pair.jobId), eq(candidateId, pair.candidateId));
  return (await db.$count(applications, and(theirs, hasMoved(whichCome)))) > 0;
}

/** Whether a person decided on a job here: they applied, asked for a referral, were referred or said yes to its invitation. */
export async function hasAnswered(db: Reader, pair: { jobId: string; candidateId: string }) {
  const { jobId, candidateId } = applications;
  const theirs = and(eq(jobId, pair.jobId), eq(candidateId, pair.candidateId));
  return (await db.$count(applications, and(theirs, hasMoved(whichAnswer)))) > 0;
}

const whichAnswer = ["apply", "askReferral", "refer", "referForReview", "acceptInvitation"] as const;
const whichCome = ["apply", "refer", "approveReview"] as const;

/** The companies that an application of a candidate has come to. */
export async function companiesAppliedTo(db: Reader, candidateId: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ companyId: applications.companyId })
    .from(applications)
    .where(and(eq(applications.candidateId, candidateId), hasMoved(whichCome)));
  return rows.map(({ companyId }) => companyId);
}

/** The application that took over a lead or an invitation for the same job. */
export async function findTakenOver(db: Reader, id: string): Promise<string | undefined> {
  const [row] = await db
    .select({ id: applications.id })
    .from(applications)
    .where(eq(applications.tookOverId, id));
  return row?.id;
}

/** Where each of some people stands with a job, and whether they were removed from its leads. */
export async function statesForJob(db: Reader, jobId: string, candidateIds: string[]) {
  const { candidateId, applicationState, ignored } = applications;
  const rows = await db
    .select({ candidateId, applicationState, ignored })
    .from(applications)
    .where(and(eq(applications.jobId, jobId), inArray(candidateId, candidateIds)));
  return new Map(rows.map((row) => [row.candidateId, row]));
}

/** When a company last invited each of some people to a job of its own, and who did. */
export function lastInvitations(
  db: Reader,
  { companyId, candidateIds }: { companyId: string; candidateIds: string[] },
) {
  const { candidateId } = applications;
  const { actorUserId, at, move, undone } = applicationHistory;
  return db
    .selectDistinctOn([candidateId], { candidateId, byUserId: actorUserId, at })
    .from(applicationHistory)
    .innerJoin(applications, eq(applications.id, applicationHistory.applicationId))
    .where(
      and(
        eq(applications.companyId, companyId),
        inArray(candidateId, candidateIds),
        inArray(move, ["invite", "approveLead"]),
        eq(undone, false),
      ),
    )
    .orderBy(candidateId, desc(at));
}

/** When each application last made a move, and with what words. */
export async function lastMoves(db: Reader, ids: string[], made: string) {
  const { applicationId, move, why, at } = applicationHistory;
  const rows = ids.length
    ? await db
        .select({ applicationId, why, at })
        .from(applicationHistory)
        .where(and(inArray(applicationId, ids), eq(move, made)))
        .orderBy(at)
    : [];
  return new Map(rows.map((row) => [row.applicationId, row]));
}

/** Every move of some applications that was not undone, the earliest first. */
export function movesOf(db: Reader, ids: string[]) {
  const { applicationId, at, move, actorKind, toState, toStage, undone } = applicationHistory;
  return db
    .select({ applicationId, at, move, actorKind, toState, toStage })
    .from(applicationHistory)
    .where(and(inArray(applicationId, ids), eq(undone, false)))
    .orderBy(asc(at), asc(applicationHistory.id));
}
