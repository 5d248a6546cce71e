import { and, asc, eq, inArray, isNull } from "drizzle-orm";
import type { Transaction } from "#server/database/open.ts";
import { addressesIn } from "../store/attachments/attachment-links.ts";
import { lockChannel } from "../store/channels/queries.ts";
import { writeMessage } from "../store/messages/write-messages.ts";
import { chatMessages } from "../store/tables.ts";

interface Copied {
  from: string;
  to: string;
  /** Who wrote a message, by who it says did; null for the product itself. */
  authorOf: (userId: string | null) => string | null;
}
/** Says what was said in one channel in another, by the same people at the same times. Files come along, but for the chat's own: their addresses name the channel. */
export async function copyMessages(tx: Transaction, { from, to, authorOf }: Copied) {
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
  for (const message of said) {
    const attachments = message.attachments.filter((each) => addressesIn([each]).length === 0);
    if (!message.text && attachments.length === 0) continue;
    const channel = await lockChannel(tx, to);
    if (!channel) return;
    const now = message.createdAt;
    const quiet = channel.lastMessageAt !== null && channel.lastMessageAt > now;
    const userId = authorOf(message.userId);
    const written = { text: message.text, attachments };
    await writeMessage(tx, channel, {
      written,
      userId,
      system: message.type === "system",
      quiet,
      now,
      links: null,
    });
  }
}
