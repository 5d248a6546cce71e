import { asc, eq } from "drizzle-orm";
import { instantOf } from "#server/calendars/wall-time.ts";
import type { CandidateContext } from "#server/context.ts";
import type { Reader, Transaction } from "#server/database/open.ts";
import { lockApplication } from "#server/domains/applications/index.ts";
import { invalid } from "#server/errors/refusal.ts";
import { cancelTask, enqueue } from "#server/tasks/enqueue.ts";
import { clockOf, lockExternal } from "../external-applications.ts";
import { followUps } from "../tables.ts";
import { jobTrackerTasks } from "../tasks.ts";

const keyOf = (applicationId: string) => `follow-up:${applicationId}`;

/** All the person's reminders, the next one first. */
export async function listFollowUps(db: Reader, candidateId: string) {
  const rows = await db
    .select()
    .from(followUps)
    .where(eq(followUps.candidateId, candidateId))
    .orderBy(asc(followUps.day), asc(followUps.applicationId));
  return rows.map(({ applicationId, day, remindedAt }) => ({ applicationId, day, due: remindedAt !== null }));
}

/** Sets the reminder of one application, or removes it. */
export function setFollowUp(context: CandidateContext, applicationId: string, day: string | null) {
  const { db, viewer, now } = context;
  const { candidateId } = viewer;
  return db.transaction(async (tx) => {
    await lockMineAnywhere(tx, context, applicationId);
    if (day === null) {
      await tx.delete(followUps).where(eq(followUps.applicationId, applicationId));
      await cancelTask(tx, keyOf(applicationId));
    } else {
      const at = morningOf(day, await clockOf(tx, viewer.userId));
      if (at <= now()) throw invalid("Choose a later day.", { day: "Choose a later day" });
      const wanted = { day, remindedAt: null };
      await tx
        .insert(followUps)
        .values({ applicationId, candidateId, ...wanted })
        .onConflictDoUpdate({ target: followUps.applicationId, set: wanted });
      await remindAt(tx, applicationId, at);
    }
    return listFollowUps(tx, candidateId);
  });
}

/** When a day's reminder is sent: at nine in the morning in the person's time zone. */
export function morningOf(day: string, timeZone: string) {
  return instantOf(`${day}T09:00`, timeZone);
}

export function remindAt(tx: Transaction, applicationId: string, at: Date) {
  return enqueue(tx, jobTrackerTasks.remind, { data: { applicationId }, at, key: keyOf(applicationId) });
}

/** Locks the person's own application, made here or elsewhere; refuses anything else. */
async function lockMineAnywhere(tx: Transaction, { viewer }: CandidateContext, id: string) {
  const here = await lockApplication(tx, id);
  const mine = here?.candidateId === viewer.candidateId && here.applicationState !== "lead";
  if (!mine) await lockExternal(tx, { viewer }, id);
}
