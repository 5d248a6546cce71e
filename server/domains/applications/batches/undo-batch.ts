import { eq, inArray, sql } from "drizzle-orm";
import { audit } from "#server/audit/audit.ts";
import type { CompanyContext } from "#server/context.ts";
import type { Transaction } from "#server/database/open.ts";
import { conflict } from "#server/errors/refusal.ts";
import { publishAll } from "#server/events/events.ts";
import { cancelTask } from "#server/tasks/enqueue.ts";
import { idsOf } from "../publish-move.ts";
import { applicationBatches } from "./tables.ts";
import { lockBatch } from "./batches.ts";
import { scheduleDelayedPass } from "../undo/pending-action.ts";
import type { Application } from "../queries.ts";
import { pendingIn, batchKey } from "./commit-batch.ts";
import { applicationHistory } from "../tables.ts";
import { applicationEvents } from "../events.ts";

/** Takes a whole set back as if it had never been decided; what someone moved on since then stays as it is. */
export function undoBatch(context: CompanyContext, id: string) {
  const { db, viewer, now } = context;
  return db.transaction(async (tx) => {
    const batch = await lockBatch(tx, context, id);
    const rows = await pendingIn(tx, batch);
    if (rows.length === 0 && batch.count > 0) throw conflict("UNDO_OVER", "Too late to undo.");
    await restore(tx, rows);
    await tx.update(applicationBatches).set({ endedAt: now() }).where(eq(applicationBatches.id, id));
    await cancelTask(tx, batchKey(id));
    await audit(
      tx,
      { viewer, now: now() },
      {
        action: "application.undoMany",
        subject: { kind: "applicationBatch", id, companyId: batch.companyId },
        after: { applicationIds: rows.map((row) => row.id) },
      },
    );
    await publishAll(tx, applicationEvents.changed, {
      all: rows.map((row) => ({ ...idsOf(row, viewer.userId), version: row.version + 1 })),
      at: now(),
    });
    return { restored: rows.length };
  });
}

async function restore(tx: Transaction, rows: readonly Application[]) {
  if (rows.length === 0) return;
  await tx.execute(sql`
    update applications a set
      application_state = b.state, stage = b.stage, saved = b.saved, ignored = b.ignored, pass_at = b.pass_at,
      end_reason = b.end_reason, unread_by_company = b.unread, warned_days = b.warned_days,
      waiting_since = b.waiting_since, changed_at = b.changed_at, last_activity_at = b.last_activity_at,
      version = a.version + 1, pending_undo = null
    from jsonb_to_recordset(${JSON.stringify(rows.map(valuesOf))}::jsonb) as b(
      id uuid, state text, stage text, saved boolean, ignored boolean, pass_at timestamptz, end_reason text,
      unread boolean, warned_days integer, waiting_since timestamptz, changed_at timestamptz, last_activity_at timestamptz
    )
    where a.id = b.id`);
  await tx
    .update(applicationHistory)
    .set({ undone: true })
    .where(
      inArray(
        applicationHistory.id,
        rows.map(({ pendingUndo }) => pendingUndo!.historyId),
      ),
    );
  for (const { id, pendingUndo } of rows)
    if (pendingUndo!.before.passAt)
      await scheduleDelayedPass(tx, { id, passAt: new Date(pendingUndo!.before.passAt) });
}

function valuesOf({ id, pendingUndo }: Application) {
  const before = pendingUndo!.before;
  return {
    id,
    state: before.applicationState,
    stage: before.stage,
    saved: before.saved,
    ignored: before.ignored,
    pass_at: before.passAt,
    end_reason: before.endReason,
    unread: before.unreadByCompany,
    warned_days: before.warnedDays,
    waiting_since: before.waitingSince,
    changed_at: before.changedAt,
    last_activity_at: before.lastActivityAt,
  };
}
