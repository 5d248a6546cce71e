import { and, desc, eq } from "drizzle-orm";
import type { Transaction } from "#server/database/open.ts";
import type { ChannelRow, MemberRow } from "../store/channels/queries.ts";
import { isModerator } from "./channel-rules.ts";
import type { ChatCall } from "../context.ts";
import { ChatRefusal } from "../protocol/errors.ts";
import { chatMessages } from "../store/tables.ts";

interface Writing {
  channel: ChannelRow;
  member: MemberRow | undefined;
  userId: string;
}
/** In slow mode users wait between two messages; moderators and servers do not. */
export async function refuseCooldown(tx: Transaction, call: ChatCall, { channel, member, userId }: Writing) {
  if (!channel.cooldown || call.caller.kind === "server" || isModerator(member)) return;
  const [last] = await tx
    .select({ at: chatMessages.createdAt })
    .from(chatMessages)
    .where(and(eq(chatMessages.userId, userId), eq(chatMessages.cid, channel.cid)))
    .orderBy(desc(chatMessages.createdAt))
    .limit(1);
  const waited = last ? call.now().getTime() - last.at.getTime() : Number.POSITIVE_INFINITY;
  if (waited < channel.cooldown * 1000)
    throw new ChatRefusal(60, `slow mode is on, wait ${channel.cooldown} seconds between messages`);
}
