import { dayOf, startOfDay } from "#shared/times/calendar-days.ts";
import { and, desc, eq, or } from "drizzle-orm";
import type { ExternalState } from "#contract/external-applications.ts";
import type { AuthenticatedContext, CandidateContext } from "#server/context.ts";
import type { Reader, Transaction } from "#server/database/open.ts";
import { findUser } from "#server/domains/accounts/index.ts";
import { hasAnswered } from "#server/domains/applications/index.ts";
import { findProfile } from "#server/domains/candidates/index.ts";
import { findJob, maySee } from "#server/domains/jobs/index.ts";
import { markApplied, markNotApplied } from "#server/domains/matching/index.ts";
import { newId } from "#server/database/ids.ts";
import { conflict, invalid, notFound } from "#server/errors/refusal.ts";
import { externalApplications } from "./tables.ts";

interface NewExternal {
  jobId?: string | null;
  candidateId?: string | null;
  jobTitle?: string | null;
  companyName?: string | null;
  url?: string | null;
  note?: string | null;
  state: ExternalState;
  appliedOn?: string | null;
}

/** What the candidate applied for elsewhere, the latest change first. */
export function listExternals({ db, viewer }: CandidateContext) {
  return db
    .select()
    .from(externalApplications)
    .where(
      and(eq(externalApplications.candidateId, viewer.candidateId), eq(externalApplications.deleted, false)),
    )
    .orderBy(desc(externalApplications.changedAt), desc(externalApplications.id))
    .limit(1000);
}

/** Keeps an application made elsewhere; of one job there is one, which comes back if it was deleted. */
export async function saveExternal(context: CandidateContext, kept: NewExternal) {
  const { db, viewer, now } = context;
  if (kept.candidateId && kept.candidateId !== viewer.candidateId) throw notFound("Candidate");
  const about = await aboutJob(context, kept);
  const clock = { now: now(), timeZone: await clockOf(db, viewer.userId) };
  const row = {
    ...about,
    candidateId: viewer.candidateId,
    url: kept.url ?? null,
    note: kept.note ?? null,
    state: kept.state,
    deleted: false,
    ...datesIn(kept.state, null, clock),
    ...(kept.appliedOn && typedDay(kept.appliedOn, clock)),
    changedAt: now(),
  };
  return db.transaction(async (tx) => {
    const [saved] = await tx
      .insert(externalApplications)
      .values({ id: newId(), ...row })
      .onConflictDoUpdate({
        target: [externalApplications.candidateId, externalApplications.jobId],
        set: row,
        setWhere: eq(externalApplications.deleted, true),
      })
      .returning();
    if (!saved) throw conflict("ALREADY_KEPT", "You’re already tracking an application for this job.");
    await tellMatches(tx, saved, now());
    return saved;
  });
}

/** A job that was applied for elsewhere is no match anymore; one that was not, or only saved, may be one. */
async function tellMatches(tx: Transaction, { candidateId, jobId, state, deleted }: Row, now: Date) {
  if (!jobId) return;
  if (state !== "saved" && !deleted) await markApplied(tx, { candidateId, jobId, now });
  else if (!(await hasAnswered(tx, { candidateId, jobId })))
    await markNotApplied(tx, { candidateId, jobId, now });
}

async function aboutJob({ db, viewer }: AuthenticatedContext, { jobId, jobTitle, companyName }: NewExternal) {
  if (jobId) {
    const found = await findJob(db, jobId);
    if (!found || !maySee(found.job, found.company.published, viewer)) throw notFound("Job");
    return { jobId, jobTitle: found.job.jobTitle, companyName: found.company.companyName };
  }
  if (!jobTitle || !companyName)
    throw invalid("Job title and company are required fields", {
      ...(!jobTitle && { jobTitle: "Please enter the job title" }),
      ...(!companyName && { companyName: "Please enter the company" }),
    });
  return { jobId: null, jobTitle, companyName };
}

interface SentElsewhere {
  candidateId: string;
  jobId: string;
  url: string | null;
  now: Date;
}
/** An application that went out from here to a job elsewhere: what was only saved is applied for now. */
export async function keepSentElsewhere(tx: Transaction, { candidateId, jobId, url, now }: SentElsewhere) {
  const found = await findJob(tx, jobId);
  if (!found) return;
  const { timeZone } = (await findProfile(tx, candidateId))!.user;
  const dates = datesIn("applied", null, { now, timeZone });
  const applied = { ...dates, state: "applied", deleted: false, url, changedAt: now } as const;
  await tx
    .insert(externalApplications)
    .values({
      id: newId(),
      candidateId,
      jobId,
      jobTitle: found.job.jobTitle,
      companyName: found.company.companyName,
      note: null,
      ...applied,
    })
    .onConflictDoUpdate({
      target: [externalApplications.candidateId, externalApplications.jobId],
      set: applied,
      setWhere: or(eq(externalApplications.state, "saved"), eq(externalApplications.deleted, true)),
    });
  await markApplied(tx, { candidateId, jobId, now });
}

/** Sets the state the person reports; an answer from the company is dated to the day they reported it. */
export function moveExternal(context: CandidateContext, id: string, state: ExternalState) {
  const { db, now, viewer } = context;
  return db.transaction(async (tx) => {
    const before = await lockExternal(tx, context, id);
    const clock = { now: now(), timeZone: await clockOf(tx, viewer.userId) };
    return change(tx, context, { before, changes: { state, ...datesIn(state, before, clock) } });
  });
}

interface Correction {
  jobTitle?: string | undefined;
  companyName?: string | undefined;
  url?: string | null | undefined;
  note?: string | null | undefined;
  appliedOn?: string | undefined;
}
/** Corrects what the person wrote about it; a job of ours keeps its own words. */
export function updateExternal(context: CandidateContext, id: string, { appliedOn, ...said }: Correction) {
  return context.db.transaction(async (tx) => {
    const before = await lockExternal(tx, context, id);
    const { jobTitle: _, companyName: __, ...ofJobs } = said;
    const clock = { now: context.now(), timeZone: await clockOf(tx, context.viewer.userId) };
    const day = appliedOn && typedDay(appliedOn, clock);
    return change(tx, context, { before, changes: { ...(before.jobId ? ofJobs : said), ...day } });
  });
}

interface Clock {
  now: Date;
  timeZone: string;
}
/** A day in the past, or today, on the person’s own clock, and when it began there. */
function typedDay(day: string, { now, timeZone }: Clock) {
  if (day > dayOf(now, timeZone))
    throw invalid("Choose today or an earlier day", { appliedOn: "Choose today or an earlier day" });
  return { appliedOn: day, appliedAt: startOfDay(day, timeZone) };
}

/** The time zone of someone’s clock. */
export async function clockOf(db: Reader, userId: string): Promise<string> {
  return (await findUser(db, userId))!.timeZone;
}

/** Takes it off the list, or brings it back. */
export function deleteExternal(context: CandidateContext, id: string, deleted: boolean) {
  return context.db.transaction(async (tx) => {
    const before = await lockExternal(tx, context, id);
    return change(tx, context, { before, changes: { deleted } });
  });
}

type Row = typeof externalApplications.$inferSelect;

/** When it was sent and answered, given its new state. */
function datesIn(state: ExternalState, before: Row | null, { now, timeZone }: Clock) {
  const { appliedAt = null, appliedOn = null } = before ?? {};
  const applied =
    state === "saved" || appliedAt
      ? { appliedAt, appliedOn }
      : { appliedAt: now, appliedOn: dayOf(now, timeZone) };
  if (state === "saved" || state === "applied") return { ...applied, answeredAt: null };
  // The date of the answer is unknown if the application was entered with it or the person withdrew.
  const answered = before && isAnswered(state) ? now : null;
  return { ...applied, answeredAt: before?.answeredAt ?? answered };
}

/** Whether an application in this state has been answered by the company. */
export function isAnswered(state: ExternalState) {
  return ["interview", "offer", "hired", "passed"].includes(state);
}

/** Finds and locks one of the person's own external applications. */
export async function lockExternal(
  tx: Transaction,
  { viewer }: Pick<CandidateContext, "viewer">,
  id: string,
) {
  const [row] = await tx
    .select()
    .from(externalApplications)
    .where(and(eq(externalApplications.id, id), eq(externalApplications.candidateId, viewer.candidateId)))
    .for("update");
  if (!row) throw notFound("Application");
  return row;
}

interface Changed {
  before: Row;
  changes: Partial<Omit<Row, "id" | "candidateId" | "jobId" | "changedAt">>;
}
async function change(tx: Transaction, { now }: CandidateContext, { before, changes }: Changed) {
  const [row] = await tx
    .update(externalApplications)
    .set({ ...changes, changedAt: now() })
    .where(eq(externalApplications.id, before.id))
    .returning();
  const { state, deleted } = row!;
  if (state !== before.state || deleted !== before.deleted) await tellMatches(tx, row!, now());
  return row!;
}
