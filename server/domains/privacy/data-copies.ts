import { and, eq } from "drizzle-orm";
import type { AuthenticatedContext } from "#server/context.ts";
import { newId } from "#server/database/ids.ts";
import type { Reader, Transaction } from "#server/database/open.ts";
import type { OwnData } from "#server/domains/accounts/index.ts";
import { conflict, notFound } from "#server/errors/refusal.ts";
import { Download } from "#server/http/mount.ts";
import type { DataOf, TaskContext } from "#server/tasks/define-task.ts";
import { cancelTask, enqueue } from "#server/tasks/enqueue.ts";
import { ownerOf } from "./owner.ts";
import { dataCopies } from "./tables.ts";
import { privacyTasks } from "./tasks.ts";

/** After so long a copy that is still not made is begun anew when it is asked for. */
const patienceMs = 10 * 60_000;

/** Has a copy made in the background; the one before is dropped. */
export function startCopy(context: AuthenticatedContext) {
  const { db, now } = context;
  return db.transaction(async (tx) => {
    const { owner } = await ownerOf({ ...context, db: tx });
    const { userId, candidateId, employeeId, companyAdminId, companyId } = owner;
    const before = await findCopy(tx, userId);
    if (before?.state === "making" && now().getTime() - before.askedAt.getTime() < patienceMs)
      return { copy: before };
    if (before) await enqueue(tx, privacyTasks.dropCopy, { data: { userId, key: before.key }, at: now() });
    const key = `data-copies/${newId()}.zip`;
    const copy = {
      key,
      state: "making" as const,
      done: 0,
      total: 1,
      bytes: null,
      askedAt: now(),
      until: null,
    };
    const data = { userId, key, parts: { candidateId, employeeId, companyAdminId, companyId } };
    await tx
      .insert(dataCopies)
      .values({ userId, ...copy })
      .onConflictDoUpdate({ target: dataCopies.userId, set: copy });
    await enqueue(tx, privacyTasks.makeCopy, { data, at: now(), key: taskKey(userId) });
    return { copy };
  });
}

/** How far the copy is that was asked for last; null where there is none, or none anymore. */
export async function showCopy(context: AuthenticatedContext) {
  const { owner } = await ownerOf(context);
  const copy = await findCopy(context.db, owner.userId);
  return { copy: copy && !isOver(copy, context.now()) ? copy : null };
}

export async function downloadCopy(context: AuthenticatedContext) {
  const { owner } = await ownerOf(context);
  const copy = await findCopy(context.db, owner.userId);
  if (!copy || isOver(copy, context.now())) throw notFound("Copy");
  if (copy.state !== "ready")
    throw conflict("COPY_NOT_READY", "We’re still making this copy. Try again in a minute.");
  const bytes = await context.outside.storage.get(copy.key);
  if (!bytes) throw notFound("Copy");
  const day = copy.askedAt.toISOString().slice(0, 10);
  return new Download("application/zip", bytes, `my-data-${day}.zip`, {
    "cache-control": "private, no-store",
  });
}

/** The task "dataCopy.drop": the bytes go, and the row where it is still about them. */
export async function dropCopy(
  tx: Transaction,
  { userId, key }: DataOf<typeof privacyTasks.dropCopy>,
  { outside }: TaskContext,
) {
  await tx.delete(dataCopies).where(copyOf(userId, key));
  await outside.storage.remove(key);
}

/** The copy goes with the account; one that is being made is dropped when it is done. */
export const dataCopyData: OwnData = {
  async erase(tx, { userId }, now) {
    await cancelTask(tx, taskKey(userId));
    const [gone] = await tx.delete(dataCopies).where(eq(dataCopies.userId, userId)).returning();
    if (gone) await enqueue(tx, privacyTasks.dropCopy, { data: { userId, key: gone.key }, at: now });
  },
};

export function copyOf(userId: string, key: string) {
  return and(eq(dataCopies.userId, userId), eq(dataCopies.key, key));
}

async function findCopy(db: Reader, userId: string) {
  const [row] = await db.select().from(dataCopies).where(eq(dataCopies.userId, userId));
  return row;
}

function isOver({ until }: { until: Date | null }, now: Date) {
  return until !== null && until <= now;
}

function taskKey(userId: string) {
  return `data-copy:${userId}`;
}
