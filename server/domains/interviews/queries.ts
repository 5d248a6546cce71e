import { and, desc, eq } from "drizzle-orm";
import type { AuthenticatedContext } from "#server/context.ts";
import type { Reader, Transaction } from "#server/database/open.ts";
import { publish } from "#server/events/events.ts";
import { notFound } from "#server/errors/refusal.ts";
import { isTeamOf } from "#server/http/viewer-roles.ts";
import { type InterviewEvent, interviewEvents } from "./events.ts";
import { withStep } from "./kept-steps.ts";
import { type InCalendar, interviewBookings, interviews } from "./tables.ts";

export type InterviewRow = typeof interviews.$inferSelect;
/** More rounds than any application has. */
const mostListed = 50;

/** Every interview about an application, the newest first. */
export function interviewsAbout(db: Reader, applicationId: string): Promise<InterviewRow[]> {
  return db
    .select()
    .from(interviews)
    .where(eq(interviews.applicationId, applicationId))
    .orderBy(desc(interviews.createdAt), desc(interviews.id))
    .limit(mostListed);
}

export async function findInterview(db: Reader, id: string): Promise<InterviewRow | undefined> {
  const [row] = await db.select().from(interviews).where(eq(interviews.id, id));
  return row;
}

/** Held until the transaction ends, for what is sent about it. */
export async function holdInterview(tx: Transaction, id: string): Promise<InterviewRow | undefined> {
  const [row] = await tx.select().from(interviews).where(eq(interviews.id, id)).for("update");
  return row;
}

/** Keeps what calendars hold from now on. */
export async function keepInCalendars(tx: Transaction, id: string, inCalendars: InCalendar[]) {
  await tx.update(interviews).set({ inCalendars }).where(eq(interviews.id, id));
}

/** An interview of the viewer's own company, or about their own application. */
export async function findVisible(
  db: Reader,
  { viewer }: Pick<AuthenticatedContext, "viewer">,
  id: string,
): Promise<InterviewRow> {
  const row = await findInterview(db, id);
  const ofTeam = row !== undefined && isTeamOf(viewer, row);
  const own = viewer.candidateId !== null && row?.candidateId === viewer.candidateId;
  if (!row || !(ofTeam || own)) throw notFound("Interview");
  return row;
}

/** The door to changing an interview: the team's or the candidate's own, held until the transaction ends. */
export async function lockInterview(
  tx: Transaction,
  { viewer }: Pick<AuthenticatedContext, "viewer">,
  { id, side }: { id: string; side: "company" | "candidate" },
) {
  const owner = side === "company" ? viewer.companyId : viewer.candidateId;
  if (!owner) throw notFound("Interview");
  const mine = eq(side === "company" ? interviews.companyId : interviews.candidateId, owner);
  const [row] = await tx
    .select()
    .from(interviews)
    .where(and(eq(interviews.id, id), mine))
    .for("update");
  if (!row || (side === "company" && !isTeamOf(viewer, row))) throw notFound("Interview");
  return row;
}

type Changes = Partial<Omit<InterviewRow, "id" | "revision" | "inCalendars" | "steps" | "changedAt">>;
/** Writes the next revision and says what happened; whoever was booked for one that is not confirmed is free again. */
export async function saveInterview(
  tx: Transaction,
  row: InterviewRow,
  {
    changes,
    event,
    byUserId,
    now,
  }: { changes: Changes; event: InterviewStep; byUserId: string | null; now: Date },
) {
  if (changes.state && changes.state !== "confirmed")
    await tx.delete(interviewBookings).where(eq(interviewBookings.interviewId, row.id));
  // With one interviewer fewer it is still what was proposed or agreed, and what was said of it holds.
  const revision = event === interviewEvents.interviewerLost ? row.revision : row.revision + 1;
  const steps = withStep({ ...row, ...changes }, { name: event.name, byUserId, now, earlierTime: row.time });
  const [saved] = await tx
    .update(interviews)
    .set({ ...changes, revision, steps, changedAt: now })
    .where(eq(interviews.id, row.id))
    .returning();
  await announce(tx, saved!, { event, byUserId, now, earlier: row });
  return saved!;
}

type InterviewStep = (typeof interviewEvents)[keyof typeof interviewEvents];
export function announce(
  tx: Transaction,
  row: InterviewRow,
  {
    event,
    byUserId,
    now,
    earlier,
  }: { event: InterviewStep; byUserId: string | null; now: Date; earlier?: InterviewRow },
) {
  const { id, applicationId, jobId, companyId, candidateId, revision } = row;
  const data: InterviewEvent = {
    interviewId: id,
    applicationId,
    jobId,
    companyId,
    candidateId,
    byUserId,
    revision,
    earlierTime: earlier?.time?.toISOString() ?? null,
  };
  return publish(tx, event, { data, at: now });
}
