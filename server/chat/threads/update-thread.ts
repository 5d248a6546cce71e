import { eq } from "drizzle-orm";
import type { Transaction } from "#server/database/open.ts";
import type { ChatCall } from "../context.ts";
import { isModerator } from "../policy/channel-rules.ts";
import { openChannelLocked } from "../policy/open-channel.ts";
import { openMessage } from "../policy/open-message.ts";
import { changeCustom } from "../protocol/custom-fields.ts";
import { badInput, notAllowed } from "../protocol/errors.ts";
import { advance } from "../store/channels/queries.ts";
import { recordEvent } from "../store/events/record-event.ts";
import { type ThreadRow, findThread } from "../store/threads/queries.ts";
import { chatThreads } from "../store/threads/tables.ts";
import { usersById } from "../store/users/queries.ts";
import { presentThreads } from "./present-threads.ts";

const reserved = new Set([
  "parent_message_id",
  "parent_message",
  "channel_cid",
  "channel",
  "created_by_user_id",
  "created_by",
  "reply_count",
  "participant_count",
  "active_participant_count",
  "thread_participants",
  "last_message_at",
  "created_at",
  "updated_at",
  "deleted_at",
  "latest_replies",
  "read",
  "draft",
]);

interface Changes {
  set: Record<string, unknown>;
  unset: string[];
}

/** Changes the title and the custom fields of a thread; what the service counts and keeps cannot be set. */
export async function updateThread(call: ChatCall, id: string, changes: Changes) {
  const forbidden = [...Object.keys(changes.set), ...changes.unset].find((key) => reserved.has(key));
  if (forbidden) throw badInput(`${forbidden} is a reserved field of a thread and cannot be set`);
  const { message } = await openMessage(call, id);
  const row = await call.db.transaction(async (tx) => {
    const { member } = await openChannelLocked(tx, call, message.cid);
    const before = await findThread(tx, id);
    const began = [before.createdById, message.userId].includes(call.actorId);
    if (call.caller.kind !== "server" && !began && !isModerator(member))
      throw notAllowed("only the person who started a thread can change it");
    const [changed] = await tx
      .update(chatThreads)
      .set({ ...columnsOf(before, changes), updatedAt: call.now() })
      .where(eq(chatThreads.parentId, id))
      .returning();
    await recordUpdated(tx, call, changed!);
    return changed!;
  });
  const [thread] = await presentThreads(call, [row], { reply_limit: 2, participant_limit: 100 });
  return { thread: thread! };
}

function columnsOf({ data }: ThreadRow, { set, unset }: Changes) {
  const { title, ...custom } = set;
  if (title !== undefined && typeof title !== "string") throw badInput("title takes a text");
  return {
    ...(title !== undefined && { title }),
    ...(unset.includes("title") && { title: "" }),
    data: changeCustom(data, { set: custom, unset: unset.filter((key) => key !== "title") }),
  };
}

async function recordUpdated(tx: Transaction, call: ChatCall, row: ThreadRow) {
  const channel = await advance(tx, row.cid);
  const people = await usersById(tx, [call.actorId], row.updatedAt);
  const shown = { reply_limit: 0, participant_limit: 100 };
  const [thread] = await presentThreads({ ...call, db: tx, actorId: null }, [row], shown);
  await recordEvent(tx, channel, {
    event: { type: "thread.updated", thread, ...(call.actorId && { user: people.get(call.actorId) }) },
    at: row.updatedAt,
  });
}
