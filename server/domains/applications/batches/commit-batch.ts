import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { Transaction } from "#server/database/open.ts";
import { publishAll } from "#server/events/events.ts";
import type { DataOf, TaskContext } from "#server/tasks/define-task.ts";
import { enqueue } from "#server/tasks/enqueue.ts";
import { moveEvent } from "../publish-move.ts";
import { applicationBatches } from "./tables.ts";
import { commitPendingAction } from "../undo/pending-action.ts";
import type { Application } from "../queries.ts";
import { type PendingInBatch, applications } from "../tables.ts";
import { applicationTasks } from "../tasks.ts";
import { transitions } from "../transitions.data.ts";

const atOnce = 500;
export const batchKey = (batchId: string) => `commit-batch:${batchId}`;

/** The task "applications.commitBatch": the time to undo a set is over; it is committed in portions. */
export async function commitBatchWhenDue(
  tx: Transaction,
  { batchId }: DataOf<typeof applicationTasks.commitBatch>,
  { now }: TaskContext,
) {
  const [batch] = await tx
    .select()
    .from(applicationBatches)
    .where(eq(applicationBatches.id, batchId))
    .for("update");
  if (!batch || batch.until > now) return;
  await tx.update(applicationBatches).set({ endedAt: now }).where(eq(applicationBatches.id, batchId));
  const rows = await pendingIn(tx, batch, atOnce);
  await commitSet(tx, rows, now);
  if (rows.length === atOnce)
    await enqueue(tx, applicationTasks.commitBatch, {
      data: { batchId },
      at: now,
      key: `${batchKey(batchId)}:${rows[0]!.id}`,
    });
}

/** A later decision about many commits what is still pending about them, one by one or set by set. */
export async function settleSet(tx: Transaction, rows: Application[], now: Date): Promise<Application[]> {
  const inSets = rows.filter(({ pendingUndo }) => pendingUndo?.kind === null);
  const standing = new Map(inSets.map((row) => [row.id, { ...row, pendingUndo: null }]));
  await commitSet(tx, inSets, now);
  for (const row of rows)
    if (row.pendingUndo && !standing.has(row.id))
      standing.set(row.id, { ...(await commitPendingAction(tx, row, now)), pendingUndo: null });
  return rows.map((row) => standing.get(row.id) ?? row);
}

/** The applications that a set holds, the same ones first each time. */
export function pendingIn(
  tx: Transaction,
  { id, companyId }: { id: string; companyId: string },
  most?: number,
): Promise<Application[]> {
  const query = tx
    .select()
    .from(applications)
    .where(
      and(
        eq(applications.companyId, companyId),
        sql`${applications.pendingUndo} is not null`,
        sql`${applications.pendingUndo} ->> 'batchId' = ${id}`,
      ),
    )
    .orderBy(asc(applications.id))
    .for("update");
  return most === undefined ? query : query.limit(most);
}

/** The set is committed, and whoever it concerns is notified; nobody waits for that to the second. */
async function commitSet(tx: Transaction, rows: readonly Application[], now: Date) {
  if (rows.length === 0) return;
  await tx
    .update(applications)
    .set({ pendingUndo: null })
    .where(
      inArray(
        applications.id,
        rows.map(({ id }) => id),
      ),
    );
  for (const [move, moved] of Map.groupBy(rows, (row) => (row.pendingUndo as PendingInBatch).move))
    for (const event of transitions[move].events)
      await publishAll(tx, event, { all: moved.map(eventAbout), at: now, lane: "bulk" });
}

function eventAbout(row: Application) {
  const { before, batchId, byUserId } = row.pendingUndo as PendingInBatch;
  return moveEvent(row, { from: before, why: row.endReason, batchId, by: byUserId });
}
