import { inArray, sql } from "drizzle-orm";
import type { Transaction } from "#server/database/open.ts";
import { newId } from "#server/database/ids.ts";
import { cancelTask } from "#server/tasks/enqueue.ts";
import { publishMoves } from "./publish-move.ts";
import type { Application } from "./queries.ts";
import { mayMove, stateAfter } from "./rules.ts";
import { applicationHistory, applications } from "./tables.ts";

interface Ending {
  why: (row: Application) => string;
  now: Date;
}
/** The clock ends many locked applications that nothing is pending about, in a few statements; what cannot end is left as it is. */
export async function expireMany(tx: Transaction, rows: readonly Application[], { why, now }: Ending) {
  const ending = rows
    .filter((row) => mayMove("expire", row))
    .map((row) => ({
      row,
      after: stateAfter("expire", row, { actor: "clock", board: [] }),
      why: why(row),
    }));
  if (ending.length === 0) return;
  await tx.insert(applicationHistory).values(
    ending.map(({ row, after, why: reason }) => ({
      id: newId(),
      applicationId: row.id,
      at: now,
      move: "expire",
      actorKind: "clock" as const,
      fromState: row.applicationState,
      fromStage: row.stage,
      toState: after.applicationState,
      toStage: after.stage,
      why: reason,
    })),
  );
  const ended = new Map<string, Application>();
  for (const [reason, some] of Map.groupBy(ending, (each) => each.why))
    for (const row of await writeEnd(tx, some, { reason, now })) ended.set(row.id, row);
  const delayed = rows.filter(({ passAt }) => passAt).map(({ id }) => `pass:${id}`);
  if (delayed.length > 0) await cancelTask(tx, delayed);
  const moved = ending.map(({ row, why: reason }) => ({ from: row, to: ended.get(row.id)!, why: reason }));
  await publishMoves(tx, { move: "expire", moved, now });
}

/** An end leaves all of them in one state, and each at its stage, saved or ignored as it was. */
function writeEnd(
  tx: Transaction,
  some: readonly { row: Application; after: ReturnType<typeof stateAfter> }[],
  { reason, now }: { reason: string; now: Date },
) {
  const { applicationState, withdrawn, passAt } = some[0]!.after;
  return tx
    .update(applications)
    .set({
      applicationState,
      withdrawn,
      passAt,
      version: sql`${applications.version} + 1`,
      changedAt: now,
      lastActivityAt: now,
      waitingSince: now,
      warnedDays: null,
      endReason: reason,
      pendingUndo: null,
    })
    .where(
      inArray(
        applications.id,
        some.map(({ row }) => row.id),
      ),
    )
    .returning();
}
