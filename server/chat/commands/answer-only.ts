import type { Attachment, Message } from "#contract/chat/shapes.ts";
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
/** A message for the caller alone: sent to their connections, not stored. */
export async function answerOnly(call: ChatCall, cid: string, said: EphemeralMessage): Promise<Message> {
  const now = call.now().toISOString();
  const userId = actorOf(call);
  const user = (await usersById(call.db, [userId], call.now())).get(userId) ?? null;
  const { text = "", attachments = [], type, command, args } = said;
  const message: Message = {
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
    created_at: now,
    updated_at: now,
  };
  const [channel_type, channel_id] = cid.split(":");
  call.hub.broadcast(
    { userId },
    {
      type: "message.new",
      cid,
      channel_type,
      channel_id,
      message,
      message_id: message.id,
      user,
      created_at: now,
    },
  );
  return message;
}
