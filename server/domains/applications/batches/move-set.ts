import { sql } from "drizzle-orm";
import type { Stage } from "#contract/job-stages.ts";
import type { BatchMove } from "#contract/application-batches.ts";
import type { Transaction } from "#server/database/open.ts";
import { publishAll } from "#server/events/events.ts";
import { newId } from "#server/database/ids.ts";
import { Refusal } from "#server/errors/refusal.ts";
import { idsOf } from "../publish-move.ts";
import { remember } from "../make-move.ts";
import { type Application, boardOf } from "../queries.ts";
import { because } from "./refused-because.ts";
import { type ApplicationStatus, notifiesCandidate, stateAfter } from "../rules.ts";
import { type PendingInBatch, applicationHistory } from "../tables.ts";
import { applicationEvents } from "../events.ts";

export interface SetCommand {
  batchId: string;
  move: BatchMove;
  stage: string | null;
  reason: string | null;
  byUserId: string;
  now: Date;
  until: Date;
}
interface Made {
  row: Application;
  after: ApplicationStatus;
  historyId: string;
}

/** Where the same move would lead each of many applications, by the transition table, and which of them it cannot. */
export async function judgeSet(tx: Transaction, rows: readonly Application[], { move, stage }: SetCommand) {
  const boards = new Map<string, Stage[]>();
  for (const { jobId } of rows) if (!boards.has(jobId)) boards.set(jobId, await boardOf(tx, { jobId }));
  const made: Made[] = [];
  const refused: { id: string; because: string }[] = [];
  for (const row of rows) {
    const board = boards.get(row.jobId)!;
    try {
      const asked = { actor: "company" as const, stage: stage ?? undefined, board };
      made.push({ row, after: stateAfter(move, row, asked), historyId: newId() });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      refused.push({ id: row.id, because: because(error.code, row, board) });
    }
  }
  return { made: made.filter(({ row, after }) => changes(row, after)), refused };
}

function changes(row: Application, after: ApplicationStatus) {
  return (
    row.applicationState !== after.applicationState ||
    row.stage !== after.stage ||
    row.saved !== after.saved ||
    row.passAt !== after.passAt
  );
}

/** Writes what was judged: rows, history and hints in a few statements, pending until the whole set is committed. */
export async function writeSet(tx: Transaction, made: readonly Made[], command: SetCommand) {
  if (made.length === 0) return;
  const { move, byUserId, now, reason } = command;
  await tx.insert(applicationHistory).values(
    made.map(({ row, after, historyId }) => ({
      id: historyId,
      applicationId: row.id,
      at: now,
      move,
      actorKind: "company" as const,
      actorUserId: byUserId,
      fromState: row.applicationState,
      fromStage: row.stage,
      toState: after.applicationState,
      toStage: after.stage,
      why: reason,
    })),
  );
  await writeRows(tx, made, command);
  await publishAll(tx, applicationEvents.changed, {
    all: made.map(({ row }) => ({ ...idsOf(row, byUserId), version: row.version + 1 })),
    at: now,
  });
}

async function writeRows(tx: Transaction, made: readonly Made[], command: SetCommand) {
  const { move, now, reason } = command;
  const told = notifiesCandidate(move);
  const values = made.map(({ row, after, historyId }) => ({
    id: row.id,
    state: after.applicationState,
    stage: after.stage,
    saved: after.saved,
    pass_at: after.passAt,
    moved: after.applicationState !== row.applicationState || after.stage !== row.stage,
    end_reason: after.applicationState === "denied" ? reason : null,
    pending: pendingOf(row, command, historyId),
  }));
  const at = now.toISOString();
  await tx.execute(sql`
    update applications a set
      application_state = v.state,
      stage = v.stage,
      saved = v.saved,
      pass_at = v.pass_at,
      version = a.version + 1,
      changed_at = ${at},
      unread_by_company = false,
      last_activity_at = case when ${told}::boolean then ${at}::timestamptz else a.last_activity_at end,
      waiting_since = case when v.moved then ${at}::timestamptz else a.waiting_since end,
      warned_days = case when v.moved then null else a.warned_days end,
      end_reason = case when v.moved then v.end_reason else a.end_reason end,
      pending_undo = v.pending
    from jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as v(
      id uuid, state text, stage text, saved boolean, pass_at timestamptz, moved boolean, end_reason text, pending jsonb
    )
    where a.id = v.id`);
}

function pendingOf(
  row: Application,
  { batchId, move, byUserId, until }: SetCommand,
  historyId: string,
): PendingInBatch {
  return {
    kind: null,
    move,
    batchId,
    before: remember(row),
    historyId,
    until: until.toISOString(),
    byUserId,
  };
}
