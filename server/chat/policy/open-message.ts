import type { Reader } from "#server/database/open.ts";
import type { ChatCall } from "../context.ts";
import { missing } from "../protocol/errors.ts";
import type { ChannelRow, MemberRow } from "../store/channels/queries.ts";
import { openChannel } from "./open-channel.ts";
import { type MessageRow, findMessage } from "../store/messages/queries.ts";

/** The only way to a message: it exists, in a channel that the caller may read. */
export async function openMessage(call: ChatCall, id: string, db: Reader = call.db) {
  const message = await findMessage(db, id);
  if (!message) throw missing(`message with id ${id}`);
  const { channel, member } = await openChannel(call, message.cid, db);
  if (!isVisible(message, { call, channel, member })) throw missing(`message with id ${id}`);
  return { message, channel, member };
}

interface Looking {
  call: ChatCall;
  channel: ChannelRow;
  member: MemberRow | undefined;
}

/** The same rule as `visibleTo`, for a loaded message. */
function isVisible(message: MessageRow, { call, channel, member }: Looking) {
  const { actorId, caller } = call;
  if (channel.truncatedAt && message.createdAt < channel.truncatedAt) return false;
  if (caller.kind === "server") return true;
  if (member?.hideMessagesBefore && message.createdAt < member.hideMessagesBefore) return false;
  if (message.userId === actorId) return !message.hiddenForIds.includes(actorId ?? "");
  const only = message.restrictedVisibility;
  if (message.pending || (only.length && !only.includes(actorId ?? ""))) return false;
  return !message.hiddenForIds.includes(actorId ?? "");
}
