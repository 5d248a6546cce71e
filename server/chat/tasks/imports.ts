import { desc, eq } from "drizzle-orm";
import type { Transaction } from "#server/database/open.ts";
import { newId } from "#server/database/ids.ts";
import { enqueue } from "#server/tasks/enqueue.ts";
import { type Chat, type ChatCall, refuseUnlessServer } from "../context.ts";
import { badInput, missing } from "../protocol/errors.ts";
import { chatTaskKinds } from "../store/tasks/task-kinds.ts";
import { readUpload, uploadLink } from "./files.ts";
import { importBatch } from "./import-items.ts";
import { readItems } from "./read-import.ts";
import { chatImports } from "../store/tasks/tables.ts";

type Row = typeof chatImports.$inferSelect;
const batchSize = 200;
const mostErrors = 100;

export function createImportUrl(call: ChatCall, fileName: string) {
  refuseUnlessServer(call);
  return uploadLink(call, fileName, call.now());
}

/** Starts to import a file that was uploaded by its link. */
export async function createImport(call: ChatCall, { path, mode }: Pick<Row, "path" | "mode">) {
  refuseUnlessServer(call);
  const bytes = await readUpload(call, path);
  if (!bytes) throw badInput(`there is no file at "${path}"; put it under its upload_url first`);
  const now = call.now();
  const id = newId();
  const row = await call.db.transaction(async (tx) => {
    const [made] = await tx
      .insert(chatImports)
      .values({ id, path, mode, size: bytes.length, createdAt: now, updatedAt: now })
      .returning();
    await enqueue(tx, chatTaskKinds.import, { data: { id }, at: now, key: `chat.import ${id}` });
    return made!;
  });
  return { import_task: present(row) };
}

export async function listImports(
  call: ChatCall,
  { limit = 100, offset = 0 }: { limit?: number | undefined; offset?: number | undefined },
) {
  refuseUnlessServer(call);
  const rows = await call.db
    .select()
    .from(chatImports)
    .orderBy(desc(chatImports.createdAt), desc(chatImports.id))
    .limit(limit)
    .offset(offset);
  return { import_tasks: rows.map(present) };
}

export async function getImport(call: ChatCall, id: string) {
  refuseUnlessServer(call);
  const [row] = await call.db.select().from(chatImports).where(eq(chatImports.id, id));
  if (!row) throw missing(`import task with id ${id}`);
  return { import_task: present(row) };
}

/**
 * The task "chat.import": first reads the whole file, then imports some items at a time, each batch in one
 * transaction with its progress; after a crash the import continues from there.
 */
export function runImport(chat: Chat) {
  return async (tx: Transaction, { id }: { id: string }, now: Date) => {
    const [row] = await tx.select().from(chatImports).where(eq(chatImports.id, id)).for("update");
    if (!row || row.state === "completed" || row.state === "failed") return;
    const bytes = await readUpload(chat, row.path);
    const { items, errors } = readItems(bytes ?? Buffer.alloc(0));
    if (errors.length)
      return move(tx, row, { state: "failed", result: { errors: errors.slice(0, mostErrors) }, now });
    if (row.state === "uploaded") {
      await move(tx, row, { state: "analyzing", result: { items: items.length }, now });
      return goOn(tx, row.id, now);
    }
    if (row.state === "analyzing") {
      await move(tx, row, { state: "importing", result: row.result, now });
      return goOn(tx, row.id, now);
    }
    const batch = items.slice(row.position, row.position + batchSize);
    const imported = await importBatch(tx, chat, { batch, mode: row.mode, now });
    const position = row.position + batch.length;
    const result = { ...row.result, imported: position, ...addUp(row.result, imported) };
    await tx.update(chatImports).set({ position, result, updatedAt: now }).where(eq(chatImports.id, row.id));
    if (position >= items.length) await move(tx, { ...row, result }, { state: "completed", result, now });
    else await goOn(tx, row.id, now);
  };
}

function goOn(tx: Transaction, id: string, now: Date) {
  return enqueue(tx, chatTaskKinds.import, { data: { id }, at: now, key: `chat.import ${id}` });
}

interface Counts {
  written: number;
  skipped: number;
}
function addUp(before: Record<string, unknown>, { written, skipped }: Counts) {
  return {
    written: Number(before.written ?? 0) + written,
    skipped: Number(before.skipped ?? 0) + skipped,
  };
}

async function move(
  tx: Transaction,
  row: Row,
  { state, result, now }: { state: string; result: Record<string, unknown>; now: Date },
) {
  const step = { prev_state: row.state, next_state: state, created_at: now.toISOString() };
  await tx
    .update(chatImports)
    .set({ state, result, history: [...row.history, step], updatedAt: now })
    .where(eq(chatImports.id, row.id));
}

type State = "uploaded" | "analyzing" | "importing" | "completed" | "failed";
function present(row: Row) {
  return {
    id: row.id,
    path: row.path,
    mode: row.mode,
    state: row.state as State,
    history: row.history as { prev_state: string; next_state: string; created_at: string }[],
    ...(row.size !== null && { size: row.size }),
    ...(Object.keys(row.result).length > 0 && { result: row.result }),
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}
