import { openChannelLocked } from "../policy/open-channel.ts";
import type { ChatCall } from "../context.ts";
import { badInput } from "../protocol/errors.ts";
import { announceChange, saveMessage } from "../messages/change-message.ts";
import { openMessage } from "../policy/open-message.ts";
import { refuseUnlessAllowed } from "../policy/allowed.ts";

/** Shows a message to its author only, or to everyone again. */
export async function setShadowed(call: ChatCall, id: string, shadowed: boolean) {
  const { message } = await openMessage(call, id);
  if (message.shadowed === shadowed)
    throw badInput(shadowed ? "the message is blocked already" : "the message is not blocked");
  return call.db.transaction(async (tx) => {
    await openChannelLocked(tx, call, message.cid);
    const saved = await saveMessage(tx, id, { shadowed, updatedAt: call.now() });
    return announceChange(tx, call, { message: saved, event: { type: "message.updated" } });
  });
}

/** Makes a shadowed message visible to everyone. */
export async function unblockMessage(call: ChatCall, id: string) {
  await refuseUnlessAllowed(call, { action: "ReviewContent" });
  return setShadowed(call, id, false);
}
