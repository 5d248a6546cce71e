import { and, asc, eq, gt, isNull } from "drizzle-orm";
import type { Batch, BatchMove } from "#contract/application-batches.ts";
import { audit } from "#server/audit/audit.ts";
import type { AuthenticatedContext, CompanyContext } from "#server/context.ts";
import type { Transaction } from "#server/database/open.ts";
import { newId } from "#server/database/ids.ts";
import { enqueue } from "#server/tasks/enqueue.ts";
import { refuseUnlessAllowed } from "#server/http/require-permission.ts";
import { conflict, invalid, notFound } from "#server/errors/refusal.ts";
import { applicationBatches } from "./tables.ts";
import { applicationTasks } from "../tasks.ts";
import { gone, nameRefused } from "./name-refused.ts";
import { judgeSet, writeSet } from "./move-set.ts";
import { lockSetForTeam } from "../queries.ts";
import { stageFrom } from "../rules.ts";
import { settleSet, batchKey } from "./commit-batch.ts";

type BatchRow = typeof applicationBatches.$inferSelect;
/** Between two portions of one decision; the time to undo begins with the last of them. */
const portionSeconds = 60;

interface Wanted {
  move: BatchMove;
  stage?: string;
  reason?: string;
  message?: string;
}
/** Begins one decision about many; the applications follow in portions. */
export async function startBatch(
  context: CompanyContext,
  { move, stage, reason, message }: Wanted,
): Promise<Batch> {
  const { db, viewer, now } = context;
  if (message) refuseUnlessAllowed(viewer, "messages");
  const wanted = stage === undefined ? null : stageFrom(stage);
  if (wanted === "hired")
    throw invalid("Hire candidates one at a time.", {
      stage: "Choose another stage, or hire them one at a time",
    });
  const [batch] = await db.transaction(async (tx) => {
    return tx
      .insert(applicationBatches)
      .values({
        id: newId(),
        companyId: viewer.companyId,
        byUserId: viewer.userId,
        move,
        stage: wanted,
        reason: reason || null,
        message: message || null,
        until: secondsFrom(now(), portionSeconds),
        createdAt: now(),
      })
      .returning();
  });
  return presentBatch(batch!, now());
}

/** Moves the next portion; what cannot be moved is named and holds up nothing. */
export function moveBatch(
  context: CompanyContext,
  id: string,
  { requestIds, more }: { requestIds: string[]; more: boolean },
) {
  const { db, now, config } = context;
  return db.transaction(async (tx) => {
    const batch = await lockBatch(tx, context, id);
    const until = secondsFrom(now(), more ? portionSeconds : config.UNDO_SECONDS);
    const rows = await settleSet(tx, await lockSetForTeam(tx, context, requestIds), now());
    const command = { ...batch, batchId: id, now: now(), until };
    const { made, refused } = await judgeSet(tx, rows, command);
    await writeSet(tx, made, command);
    const [counted] = await tx
      .update(applicationBatches)
      .set({ count: batch.count + made.length, until })
      .where(eq(applicationBatches.id, id))
      .returning();
    await auditPortion(tx, context, { batch, ids: made.map(({ row }) => row.id) });
    await enqueue(tx, applicationTasks.commitBatch, {
      data: { batchId: id },
      at: until,
      key: batchKey(id),
    });
    const missing = requestIds.filter((each) => !rows.some((row) => row.id === each));
    return {
      ...presentBatch(counted!, now()),
      refused: await nameRefused(tx, [...refused, ...missing.map((each) => ({ id: each, because: gone }))]),
    };
  });
}

/** The sets that can still be taken back, by anyone on the team and from any device. */
export async function listPendingBatches({ db, viewer, now }: CompanyContext): Promise<Batch[]> {
  const rows = await db
    .select()
    .from(applicationBatches)
    .where(
      and(
        eq(applicationBatches.companyId, viewer.companyId),
        isNull(applicationBatches.endedAt),
        gt(applicationBatches.until, now()),
        gt(applicationBatches.count, 0),
      ),
    )
    .orderBy(asc(applicationBatches.createdAt));
  return rows.map((row) => presentBatch(row, now()));
}

/** The open decision about many, of the viewer's own company, pending until the transaction ends. */
export async function lockBatch(
  tx: Transaction,
  { viewer, now }: CompanyContext,
  id: string,
): Promise<BatchRow> {
  const [batch] = await tx
    .select()
    .from(applicationBatches)
    .where(and(eq(applicationBatches.id, id), eq(applicationBatches.companyId, viewer.companyId)))
    .for("update");
  if (!batch) throw notFound("Decision");
  if (batch.endedAt || batch.until <= now()) throw conflict("UNDO_OVER", "Too late to undo.");
  return batch;
}

/** What the team wrote to the candidates of a set. */
export async function messageOfBatch(tx: Transaction, id: string) {
  const [batch] = await tx
    .select({ message: applicationBatches.message })
    .from(applicationBatches)
    .where(eq(applicationBatches.id, id));
  return batch?.message ?? null;
}

/** One entry a portion, which names every application. */
function auditPortion(
  tx: Transaction,
  { viewer, now }: AuthenticatedContext,
  { batch, ids }: { batch: BatchRow; ids: string[] },
) {
  return audit(
    tx,
    { viewer, now: now() },
    {
      action: `application.${batch.move}Many`,
      subject: { kind: "applicationBatch", id: batch.id, companyId: batch.companyId },
      after: { stage: batch.stage, applicationIds: ids },
      why: batch.reason,
    },
  );
}

function presentBatch({ id, move, stage, count, until }: BatchRow, now: Date) {
  const remainingMs = Math.max(0, until.getTime() - now.getTime());
  return { id, move, stage, count, until: until.toISOString(), remainingMs };
}

function secondsFrom(now: Date, seconds: number) {
  return new Date(now.getTime() + seconds * 1000);
}
