import { and, asc, eq, inArray, isNull, ne } from "drizzle-orm";
import type { Transaction } from "#server/database/open.ts";
import { lockChannel } from "../store/channels/queries.ts";
import { writeMessage } from "../store/messages/write-messages.ts";
import { chatMessages } from "../store/tables.ts";

interface Copied {
  from: string;
  to: string;
  /** Who wrote a message, by who it says did; null for the product itself. */
  authorOf: (userId: string | null) => string | null;
}
/** Says what was said in one channel in another, by the same people at the same times. Files stay behind: their addresses name the channel. */
export async function copyMessages(tx: Transaction, { from, to, authorOf }: Copied) {
  const { cid, type, deletedAt, pending, text, sequence } = chatMessages;
  const said = await tx
    .select()
    .from(chatMessages)
    .where(
      and(
        eq(cid, from),
        inArray(type, ["regular", "reply", "system"]),
        isNull(deletedAt),
        eq(pending, false),
        ne(text, ""),
      ),
    )
    .orderBy(asc(sequence));
  for (const message of said) {
    const channel = await lockChannel(tx, to);
    if (!channel) return;
    const now = message.createdAt;
    const quiet = channel.lastMessageAt !== null && channel.lastMessageAt > now;
    const userId = authorOf(message.userId);
    const written = { text: message.text };
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
