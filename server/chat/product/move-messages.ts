import { and, asc, eq, inArray, isNull } from "drizzle-orm";
import type { Transaction } from "#server/database/open.ts";
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
  const { id, cid, type, deletedAt, pending, sequence } = chatMessages;
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
  const withFiles: { before: string; after: string }[] = [];
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
    if (addressesIn(message.attachments).length > 0)
      withFiles.push({ before: message.id, after: written.id });
  }
  if (withFiles.length === 0) return;
  // Dropping a channel deletes the files its messages name: those that moved are no longer named there.
  const moved = withFiles.map(({ before }) => before);
  await tx.update(chatMessages).set({ attachments: [] }).where(inArray(id, moved));
  const data = { from, to, messageIds: withFiles.map(({ after }) => after) };
  await enqueue(tx, chatTaskKinds.giveFiles, { data, at: now });
}
