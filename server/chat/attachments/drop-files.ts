import { type SQL, and, sql } from "drizzle-orm";
import type { Attachment } from "#contract/chat/shapes.ts";
import type { Transaction } from "#server/database/open.ts";
import type { DataOf } from "#server/tasks/define-task.ts";
import { enqueue } from "#server/tasks/enqueue.ts";
import type { Chat } from "../context.ts";
import { chatMessages } from "../store/tables.ts";
import { addressesIn } from "../store/attachments/attachment-links.ts";
import { chatTaskKinds } from "../store/tasks/task-kinds.ts";
import { keyOf } from "./attachments.ts";

interface Attached {
  cid: string;
  attachments: Attachment[];
}
/** Deletes the files of hard-deleted messages. */
export async function dropFilesOf(tx: Transaction, which: SQL | undefined, now: Date) {
  const { cid, attachments } = chatMessages;
  const rows = await tx
    .select({ cid, attachments })
    .from(chatMessages)
    .where(and(which, sql`${attachments} <> '[]'::jsonb`));
  await dropFilesIn(tx, rows, now);
}

/** Their bytes are deleted after the commit. */
export async function dropFilesIn(tx: Transaction, attached: Attached[], now: Date) {
  const named = attached.map(({ cid, attachments }) => ({ cid, addresses: addressesIn(attachments) }));
  const data = named.filter(({ addresses }) => addresses.length);
  await enqueue(
    tx,
    chatTaskKinds.dropFiles,
    data.map((each) => ({ data: each, at: now })),
  );
}

/** The task "chat.dropFiles": only addresses issued for this channel count as its files. */
export function dropFiles({ links, outside }: Pick<Chat, "links" | "outside">) {
  return async (_: Transaction, { cid, addresses }: DataOf<typeof chatTaskKinds.dropFiles>) => {
    const paths = new Set(addresses.flatMap((address) => links.fileOf(cid, address) ?? []));
    for (const path of paths) await outside.storage.remove(keyOf(path));
  };
}
