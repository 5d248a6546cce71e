import { inArray, sql } from "drizzle-orm";
import type { Transaction } from "#server/database/open.ts";
import { cancelTask } from "#server/tasks/enqueue.ts";
import { begunAnew, historyOf } from "./make-move.ts";
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
    ending.map(({ row, after, why: reason }) =>
      historyOf(row, {
        command: { move: "expire", who: { kind: "clock", userId: null }, now, why: reason },
        after,
        applicationId: row.id,
      }),
    ),
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
  const { after } = some[0]!;
  const { applicationState, withdrawn, passAt } = after;
  return tx
    .update(applications)
    .set({
      applicationState,
      withdrawn,
      passAt,
      version: sql`${applications.version} + 1`,
      changedAt: now,
      lastActivityAt: now,
      ...begunAnew(after, reason, now),
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
