import { type SQL, eq, inArray, or } from "drizzle-orm";
import type { Transaction } from "#server/database/open.ts";
import type { DataOf, TaskContext } from "#server/tasks/define-task.ts";
import { cancelTask } from "#server/tasks/enqueue.ts";
import { peopleKeptApart, peopleMerges } from "../tables.ts";
import type { leadTasks } from "../tasks.ts";
import { forgetRecords } from "./joined-records.ts";
import { settleKey } from "./merge-people.ts";

/** The task "leads.settleMerge": it can no longer be undone, and what was kept for that goes. */
export async function settleMerge(
  tx: Transaction,
  { id }: DataOf<typeof leadTasks.settleMerge>,
  { now }: TaskContext,
) {
  await settle(tx, eq(peopleMerges.id, id), now);
}

/** Only where links and addresses lead is kept on. */
async function settle(tx: Transaction, which: SQL, now: Date) {
  const merges = await tx.select().from(peopleMerges).where(which).for("update");
  for (const { id, records } of merges) {
    if (records) await forgetRecords(tx, records, now);
    const nothing = { records: null, keptName: "", goneName: "" };
    await tx.update(peopleMerges).set(nothing).where(eq(peopleMerges.id, id));
    await cancelTask(tx, settleKey(id));
  }
}

/** Someone without an account has one now: what was merged into them stays so, and they are the same person as before. */
export async function followJoined(
  tx: Transaction,
  { personId, candidateId, now }: { personId: string; candidateId: string; now: Date },
) {
  await settle(tx, or(eq(peopleMerges.keptId, personId), eq(peopleMerges.goneId, personId))!, now);
  const former = { keptId: candidateId, formerEmail: null, formerLinkedIn: null };
  await tx.update(peopleMerges).set(former).where(eq(peopleMerges.keptId, personId));
  await tx.delete(peopleKeptApart).where(apartFrom([personId]));
}

/** Nothing is left about people who go. */
export async function forgetMerges(tx: Transaction, ids: string[], now: Date) {
  if (ids.length === 0) return;
  const which = or(inArray(peopleMerges.keptId, ids), inArray(peopleMerges.goneId, ids))!;
  await settle(tx, which, now);
  await tx.delete(peopleMerges).where(which);
  await tx.delete(peopleKeptApart).where(apartFrom(ids));
}

const apartFrom = (ids: string[]) =>
  or(inArray(peopleKeptApart.oneId, ids), inArray(peopleKeptApart.otherId, ids));
