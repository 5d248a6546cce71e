import { asc, eq } from "drizzle-orm";
import { instantOf } from "#server/calendars/wall-time.ts";
import type { CandidateContext } from "#server/context.ts";
import type { Reader, Transaction } from "#server/database/open.ts";
import { findUser } from "#server/domains/accounts/index.ts";
import { lockApplication } from "#server/domains/applications/index.ts";
import { invalid } from "#server/errors/refusal.ts";
import { cancelTask, enqueue } from "#server/tasks/enqueue.ts";
import { lockExternal } from "../external-applications.ts";
import { followUps } from "../tables.ts";
import { jobTrackerTasks } from "../tasks.ts";

const keyOf = (applicationId: string) => `follow-up:${applicationId}`;

/** All days on which the person wants to be reminded, the next first. */
export async function listFollowUps(db: Reader, candidateId: string) {
  const rows = await db
    .select()
    .from(followUps)
    .where(eq(followUps.candidateId, candidateId))
    .orderBy(asc(followUps.day), asc(followUps.applicationId));
  return rows.map(({ applicationId, day, remindedAt }) => ({ applicationId, day, due: remindedAt !== null }));
}

/** Sets the day of one application, or removes it. */
export function setFollowUp(context: CandidateContext, applicationId: string, day: string | null) {
  const { db, viewer, now } = context;
  const { candidateId } = viewer;
  return db.transaction(async (tx) => {
    await lockMineAnywhere(tx, context, applicationId);
    if (day === null) {
      await tx.delete(followUps).where(eq(followUps.applicationId, applicationId));
      await cancelTask(tx, keyOf(applicationId));
    } else {
      const at = morningOf(day, (await findUser(tx, viewer.userId))!.timeZone);
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

/** When the day's reminder is given: at nine in the morning where the person is. */
export function morningOf(day: string, timeZone: string) {
  return instantOf(`${day}T09:00`, timeZone);
}

export function remindAt(tx: Transaction, applicationId: string, at: Date) {
  return enqueue(tx, jobTrackerTasks.remind, { data: { applicationId }, at, key: keyOf(applicationId) });
}

/** The only door: one's own application here, or what one keeps of one made elsewhere. */
async function lockMineAnywhere(tx: Transaction, { viewer }: CandidateContext, id: string) {
  const here = await lockApplication(tx, id);
  const mine = here?.candidateId === viewer.candidateId && here.applicationState !== "lead";
  if (!mine) await lockExternal(tx, { viewer }, id);
}
