import { and, eq } from "drizzle-orm";
import type { Attachment, Draft } from "#contract/chat/shapes.ts";
import { newId } from "#server/database/ids.ts";
import { presentChannel } from "../store/channels/present-channel.ts";
import { openChannel } from "../policy/open-channel.ts";
import { cidOf } from "../store/channels/cid.ts";
import { type ChatCall, actorOf } from "../context.ts";
import { customOf } from "../protocol/custom-fields.ts";
import { missing } from "../protocol/errors.ts";
import { presentOne } from "../store/messages/present-message.ts";
import { findMessage } from "../store/messages/queries.ts";
import { usersById } from "../store/users/queries.ts";
import { presentDraft } from "../store/drafts/queries.ts";
import { chatDrafts } from "../store/drafts/tables.ts";

interface Begun {
  id?: string | undefined;
  text: string;
  attachments?: Attachment[] | undefined;
  parent_id?: string | undefined;
  [field: string]: unknown;
}
interface At {
  type: string;
  id: string;
}
const notKept = new Set(["user", "user_id", "cid", "created_at", "updated_at"]);

/** Saves a user's draft, replacing the one before. */
export async function createDraft(call: ChatCall, at: At, message: Begun) {
  const userId = actorOf(call);
  const { channel } = await openChannel(call, cidOf(at.type, at.id));
  const parentId = message.parent_id ?? "";
  if (parentId) await parentIn(call, channel.cid, parentId);
  const kept = { ...customOf(message, notKept), id: message.id ?? newId(), text: message.text };
  const now = call.now();
  const [row] = await call.db
    .insert(chatDrafts)
    .values({ userId, cid: channel.cid, parentId, message: kept, createdAt: now })
    .onConflictDoUpdate({
      target: [chatDrafts.userId, chatDrafts.cid, chatDrafts.parentId],
      set: { message: kept, createdAt: now },
    })
    .returning();
  const draft = await withSurroundings(call, presentDraft(row!, call));
  tell(call, "draft.updated", draft);
  return { draft };
}

export async function getDraft(call: ChatCall, at: At, parentId = "") {
  const { channel } = await openChannel(call, cidOf(at.type, at.id));
  const [row] = await call.db
    .select()
    .from(chatDrafts)
    .where(mine(call, channel.cid, parentId));
  if (!row) throw missing("draft");
  return { draft: await withSurroundings(call, presentDraft(row, call)) };
}

export async function deleteDraft(call: ChatCall, at: At, parentId = "") {
  const { channel } = await openChannel(call, cidOf(at.type, at.id));
  const [row] = await call.db
    .delete(chatDrafts)
    .where(mine(call, channel.cid, parentId))
    .returning();
  if (!row) throw missing("draft");
  tell(call, "draft.deleted", presentDraft(row, call));
  return {};
}

function mine(call: ChatCall, cid: string, parentId: string) {
  return and(
    eq(chatDrafts.userId, actorOf(call)),
    eq(chatDrafts.cid, cid),
    eq(chatDrafts.parentId, parentId),
  );
}

function tell(call: ChatCall, type: string, draft: Draft) {
  const [channel_type, ...rest] = draft.channel_cid.split(":");
  const where = { cid: draft.channel_cid, channel_type, channel_id: rest.join(":") };
  const parent = draft.parent_id ? { parent_id: draft.parent_id } : {};
  const created_at = call.now().toISOString();
  call.hub.broadcast({ userId: actorOf(call) }, { type, draft, ...where, ...parent, created_at });
}

async function parentIn(call: ChatCall, cid: string, parentId: string) {
  const parent = await findMessage(call.db, parentId);
  if (parent?.cid !== cid) throw missing(`message with id ${parentId}`);
  return parent;
}

/** A draft with its channel, and the messages it answers. */
export async function withSurroundings(call: ChatCall, draft: Draft): Promise<Draft> {
  const { db } = call;
  const now = call.now();
  const { channel } = await openChannel(call, draft.channel_cid);
  const people = await usersById(db, [channel.createdById], now);
  const reading = { readerId: call.actorId, now, links: call.links };
  const parent = draft.parent_id ? await findMessage(db, draft.parent_id) : undefined;
  const quotedId = draft.message.quoted_message_id;
  const quoted = typeof quotedId === "string" ? await findMessage(db, quotedId) : undefined;
  return {
    ...draft,
    channel: presentChannel(channel, people),
    ...(parent && { parent_message: await presentOne(db, parent, reading) }),
    ...(quoted?.cid === draft.channel_cid && { quoted_message: await presentOne(db, quoted, reading) }),
  };
}
