import { and, eq, notExists } from "drizzle-orm";
import type { Message } from "#contract/chat/shapes.ts";
import type { Reader } from "#server/database/open.ts";
import { AttachmentLinks } from "../store/attachments/attachment-links.ts";
import { hiddenBefore } from "../policy/channel-rules.ts";
import { findChannel, findMember } from "../store/channels/queries.ts";
import { inChannel, listMessages } from "../store/messages/list-messages.ts";
import { presentMessages } from "../store/messages/present-message.ts";
import { chatBlocks } from "../store/moderation/tables.ts";
import { chatMessages } from "../store/tables.ts";

interface Reading {
  readerId: string;
  limit: number;
  now: Date;
  /** The service's URL and secret, with which file addresses are renewed. */
  service: { url: string; secret: string };
}
/** The last messages of a channel as one member sees them, oldest first; null for users who are no members. */
export async function recentMessages(
  db: Reader,
  cid: string,
  { readerId, limit, now, service }: Reading,
): Promise<Message[] | null> {
  const channel = await findChannel(db, cid);
  const member = await findMember(db, cid, readerId);
  if (!channel || !member) return null;
  const within = inChannel(cid, { hiddenBefore: hiddenBefore(channel, member), readerId });
  // The service leaves it to clients to hide blocked users; there is no client here.
  const blocked = db
    .select()
    .from(chatBlocks)
    .where(and(eq(chatBlocks.userId, readerId), eq(chatBlocks.blockedUserId, chatMessages.userId)));
  const rows = await listMessages(db, and(within, notExists(blocked))!, { limit });
  return presentMessages(db, rows, { readerId, now, links: new AttachmentLinks(service) });
}
