import type { Written } from "#contract/chat/messages.ts";
import type { Transaction } from "#server/database/open.ts";
import { lockChannel } from "../store/channels/queries.ts";
import type { ChatCall } from "../context.ts";
import { configOf } from "../store/channels/channel-types.ts";
import { customOf } from "../protocol/custom-fields.ts";
import { type NewUser, ensureUsers, saveUsers } from "../store/users/queries.ts";
import { builtInOfMessage } from "../store/messages/built-in.ts";
import { refuseOversized } from "../policy/message-limits.ts";
import { writeMessage } from "../store/messages/write-messages.ts";
import { markupOf } from "../store/messages/new-message-row.ts";

interface SystemMessage {
  cid: string;
  written: Written;
}
/** Writes a system message to a locked channel, along with the change that it explains. */
export async function postSystemMessage(tx: Transaction, call: ChatCall, { cid, written }: SystemMessage) {
  const channel = (await lockChannel(tx, cid))!;
  const now = call.now();
  const config = configOf(call.types, channel);
  const data = { ...customOf(written, builtInOfMessage), ...markupOf(written) };
  refuseOversized({ text: written.text, attachments: written.attachments, data }, config.max_message_length);
  const userId = written.user_id || written.user?.id || call.actorId;
  if (userId && call.caller.kind === "server") {
    await ensureUsers(tx, [userId], now);
    if (written.user?.id === userId) await saveUsers(tx, [written.user as NewUser], now);
  }
  return writeMessage(tx, channel, {
    written,
    userId,
    system: true,
    quiet: config.skip_last_msg_update_for_system_msgs,
    now,
    links: call.links,
  });
}
