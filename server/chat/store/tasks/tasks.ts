import { eq } from "drizzle-orm";
import type { Reader, Transaction } from "#server/database/open.ts";
import { newId } from "#server/database/ids.ts";
import { enqueue } from "#server/tasks/enqueue.ts";
import type { AttachmentLinks } from "#server/chat/protocol/services.ts";
import { ChatRefusal, missing } from "#server/chat/protocol/errors.ts";
import { chatTaskKinds } from "./task-kinds.ts";
import { chatTasks } from "./tables.ts";

type Fields = Record<string, unknown>;
/** Runs one kind of task inside the transaction that also records its end; the return value is the task's result. */
export type DoTask = (tx: Transaction, data: Fields, now: Date) => Promise<Fields>;
/** What an export needs of the service: where to store its file, and what renews file addresses. */
export interface Exporting {
  store(bytes: Buffer, now: Date): Promise<string>;
  links: AttachmentLinks;
}

/** Starts a task; the caller polls it by its id. */
export async function startTask(
  tx: Transaction,
  { kind, data }: { kind: string; data: Fields },
  now: Date,
): Promise<string> {
  const id = newId();
  await tx.insert(chatTasks).values({ id, kind, data, createdAt: now, updatedAt: now });
  await enqueue(tx, chatTaskKinds.task, { data: { id }, at: now, sequence: "chat.task" });
  return id;
}

/** The task "chat.task": done completely or not at all; a refusal ends it too. */
export function runTask(kinds: Record<string, DoTask>) {
  return async (tx: Transaction, { id }: { id: string }, now: Date) => {
    const [task] = await tx.select().from(chatTasks).where(eq(chatTasks.id, id)).for("update");
    if (task?.status !== "waiting") return;
    const run = kinds[task.kind];
    if (!run) throw new Error(`Nobody does tasks of kind ${task.kind}`);
    const outcome = await tx
      .transaction((inner) => run(inner, task.data, now))
      .then(
        (result) => ({ status: "completed" as const, result }),
        (error: unknown) => {
          if (!(error instanceof ChatRefusal)) throw error;
          return { status: "failed" as const, error: { type: "refused", description: error.message } };
        },
      );
    await tx
      .update(chatTasks)
      .set({ ...outcome, updatedAt: now })
      .where(eq(chatTasks.id, task.id));
  };
}

/** A task as its callers see it. */
export async function presentTask(db: Reader, id: string, kind?: string) {
  const [task] = await db.select().from(chatTasks).where(eq(chatTasks.id, id));
  if (!task || (kind && task.kind !== kind)) throw missing(`task with id ${id}`);
  return {
    task_id: task.id,
    status: task.status,
    created_at: task.createdAt,
    updated_at: task.updatedAt,
    ...(task.result && { result: task.result }),
    ...(task.error && { error: task.error }),
  };
}

/** Applies the same change to several items, each completely or not at all; returns the result of each. */
export async function forEach(tx: Transaction, ids: string[], act: (tx: Transaction, id: string) => unknown) {
  const result: Record<string, { status: "ok" } | { status: "error"; error: string }> = {};
  for (const id of ids) {
    result[id] = await tx
      .transaction(async (inner) => void (await act(inner, id)))
      .then(
        () => ({ status: "ok" as const }),
        (error: unknown) => {
          if (!(error instanceof ChatRefusal)) throw error;
          return { status: "error" as const, error: error.message };
        },
      );
  }
  return result;
}
