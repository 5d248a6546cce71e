import type { Attachment, ChatUser, Message } from "#contract/chat/shapes.ts";
import { newId } from "#server/database/ids.ts";
import { type ChatCall, actorOf } from "../context.ts";
import { usersById } from "../store/users/queries.ts";

interface EphemeralMessage {
  type: "ephemeral" | "error";
  text?: string | undefined;
  command: string;
  args: string;
  attachments?: Attachment[] | undefined;
}
/** A message only the caller sees: sent to their connections, not stored. */
export async function sendEphemeral(call: ChatCall, cid: string, sent: EphemeralMessage): Promise<Message> {
  const now = call.now();
  const userId = actorOf(call);
  const user = (await usersById(call.db, [userId], now)).get(userId) ?? null;
  const created_at = now.toISOString();
  const message = presentEphemeral(sent, { cid, user, created_at });
  const [channel_type, channel_id] = cid.split(":");
  const event = { type: "message.new", cid, channel_type, channel_id, message_id: message.id };
  call.hub.broadcast({ userId }, { ...event, message, user, created_at });
  return message;
}

interface Origin {
  cid: string;
  user: ChatUser | null;
  created_at: string;
}
function presentEphemeral(sent: EphemeralMessage, { cid, user, created_at }: Origin): Message {
  const { text = "", attachments = [], type, command, args } = sent;
  return {
    id: newId(),
    cid,
    text,
    html: "",
    type,
    user,
    command,
    args,
    attachments,
    mentioned_users: [],
    reply_count: 0,
    deleted_reply_count: 0,
    latest_reactions: [],
    own_reactions: [],
    reaction_counts: {},
    reaction_scores: {},
    reaction_groups: null,
    pinned: false,
    pinned_at: null,
    pinned_by: null,
    pin_expires: null,
    restricted_visibility: [],
    silent: true,
    shadowed: false,
    created_at,
    updated_at: created_at,
  };
}
