import { and, asc, eq, inArray, isNull } from "drizzle-orm";
import type { Transaction } from "#server/database/open.ts";
import type { DataOf } from "#server/tasks/define-task.ts";
import { enqueue } from "#server/tasks/enqueue.ts";
import { addressesIn } from "../store/attachments/attachment-links.ts";
import { lockChannel } from "../store/channels/queries.ts";
import { writeMessage } from "../store/messages/write-messages.ts";
import { chatMessages } from "../store/tables.ts";
import { chatTaskKinds } from "../store/tasks/task-kinds.ts";

interface Moved {
  from: string;
  to: string;
  /** Who wrote a message, by who it says did; null for the product itself. */
  authorOf: (userId: string | null) => string | null;
  now: Date;
}
/** What was said in one channel is said in another, by the same people at the same times and with its files; the first is to be dropped. */
export async function moveMessages(tx: Transaction, { from, to, authorOf, now }: Moved) {
  const { cid, type, deletedAt, pending, sequence } = chatMessages;
  const said = await tx
    .select()
    .from(chatMessages)
    .where(
      and(
        eq(cid, from),
        inArray(type, ["regular", "reply", "system"]),
        isNull(deletedAt),
        eq(pending, false),
      ),
    )
    .orderBy(asc(sequence));
  const withFiles: string[] = [];
  for (const message of said) {
    if (!message.text && message.attachments.length === 0) continue;
    const channel = await lockChannel(tx, to);
    if (!channel) return;
    const at = message.createdAt;
    const written = await writeMessage(tx, channel, {
      written: { text: message.text, attachments: message.attachments },
      userId: authorOf(message.userId),
      system: message.type === "system",
      quiet: channel.lastMessageAt !== null && channel.lastMessageAt > at,
      now: at,
      links: null,
    });
    if (addressesIn(message.attachments).length > 0) withFiles.push(written.id);
  }
  await giveFiles(tx, { from, to, messageIds: withFiles }, now);
}

/** Dropping a channel deletes the files its messages name: those that moved are no longer named there. */
async function giveFiles(tx: Transaction, files: DataOf<typeof chatTaskKinds.giveFiles>, now: Date) {
  if (files.messageIds.length === 0) return;
  await tx.update(chatMessages).set({ attachments: [] }).where(eq(chatMessages.cid, files.from));
  await enqueue(tx, chatTaskKinds.giveFiles, { data: files, at: now });
}
