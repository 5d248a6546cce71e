import { and, eq } from "drizzle-orm";
import { type ChatCall, actorOf } from "../context.ts";
import { inChannel } from "../store/events/record-event.ts";
import { chatMembers, chatReads } from "../store/tables.ts";
import { usersById } from "../store/users/queries.ts";
import { openChannel } from "../policy/open-channel.ts";
import { cidOf } from "../store/channels/cid.ts";

/** Hides a channel from the reader's list until the next message, or shows it again. */
export async function setHidden(
  call: ChatCall,
  at: { type: string; id: string },
  { hidden, clearHistory }: { hidden: boolean; clearHistory: boolean },
) {
  const userId = actorOf(call);
  const { channel } = await openChannel(call, cidOf(at.type, at.id));
  const now = call.now();
  await call.db.transaction(async (tx) => {
    await tx
      .update(chatMembers)
      .set({
        hiddenAt: hidden ? now : null,
        ...(clearHistory && { hideMessagesBefore: now }),
        updatedAt: now,
      })
      .where(and(eq(chatMembers.cid, channel.cid), eq(chatMembers.userId, userId)));
    if (clearHistory)
      await tx
        .update(chatReads)
        .set({ lastReadAt: now, lastReadSequence: channel.sequence })
        .where(and(eq(chatReads.cid, channel.cid), eq(chatReads.userId, userId)));
  });
  const type = hidden ? "channel.hidden" : "channel.visible";
  const user = (await usersById(call.db, [userId], now)).get(userId);
  call.hub.broadcast(
    { userId },
    inChannel(channel, { type, user, ...(hidden && { clear_history: clearHistory }) }, now),
  );
  return {};
}
