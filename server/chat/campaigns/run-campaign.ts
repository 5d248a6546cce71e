import { eq } from "drizzle-orm";
import type { Attachment, ChatUser } from "#contract/chat/shapes.ts";
import type { Transaction } from "#server/database/open.ts";
import { enqueue } from "#server/tasks/enqueue.ts";
import type { AttachmentLinks } from "../protocol/services.ts";
import { distinctIdOf, makeChannel } from "../channels/get-or-create-channel.ts";
import { builtInOfChannel } from "../store/channels/present-channel.ts";
import { lockChannel } from "../store/channels/queries.ts";
import { cidOf } from "../store/channels/cid.ts";
import type { Chat } from "../context.ts";
import { customOf } from "../protocol/custom-fields.ts";
import { findMessage } from "../store/messages/queries.ts";
import { writeMessage } from "../store/messages/write-messages.ts";
import { usersById } from "../store/users/queries.ts";
import { chatTaskKinds } from "../store/tasks/task-kinds.ts";
import { type CampaignRow, present, segmentsNamed, taskKey } from "./campaigns.ts";
import { chatCampaigns } from "../store/campaigns/tables.ts";
import { targetsOf } from "./targets.ts";

const batchSize = 100;

/**
 * The task "chat.campaign": some targets at a time, each batch in one transaction with its progress,
 * so that every target gets the message once, also after a crash.
 */
export function runCampaign(chat: Chat) {
  return async (tx: Transaction, { id }: { id: string }, now: Date) => {
    const [row] = await tx.select().from(chatCampaigns).where(eq(chatCampaigns.id, id)).for("update");
    if (!row || (row.status !== "scheduled" && row.status !== "in_progress")) return;
    if (row.stopAt && row.stopAt <= now) return save(tx, row, { status: "stopped", now });
    const segments = await segmentsNamed(tx, row.segmentIds);
    const all = await targetsOf(tx, { segments, userIds: row.userIds, senderId: row.senderId! });
    const left = all.filter((target) => target > row.position);
    const batch = left.slice(0, batchSize);
    const counts = await serve(tx, row, { batch, now, links: chat.links });
    const done = left.length <= batch.length;
    const stats = {
      ...addUp(row.stats, counts),
      progress: done ? 1 : (all.length - left.length + batch.length) / all.length,
      ...(done && { stats_completed_at: now.toISOString() }),
    };
    const saved = { ...row, stats, position: batch.at(-1) ?? row.position };
    await save(tx, saved, { status: done ? "completed" : "in_progress", now });
    if (!done) await enqueue(tx, chatTaskKinds.campaign, { data: { id }, at: now, key: taskKey(id) });
    else
      chat.webhooks.offer({
        type: "campaign.completed",
        campaign: present({ ...saved, status: "completed" }),
        created_at: now.toISOString(),
      });
  };
}

async function save(
  tx: Transaction,
  { id, stats, position }: CampaignRow,
  { status, now }: { status: CampaignRow["status"]; now: Date },
) {
  await tx
    .update(chatCampaigns)
    .set({ status, stats, position, updatedAt: now })
    .where(eq(chatCampaigns.id, id));
}

interface Counts {
  stats_channels_created: number;
  stats_messages_sent: number;
  stats_users_sent: number;
}
function addUp(before: Record<string, unknown>, counts: Counts) {
  const sums = Object.entries(counts).map(([name, count]) => [name, Number(before[name] ?? 0) + count]);
  return { ...before, ...Object.fromEntries(sums) } as Counts;
}

interface Serving {
  batch: string[];
  now: Date;
  links: AttachmentLinks;
}
async function serve(tx: Transaction, row: CampaignRow, { batch, now, links }: Serving) {
  const counts: Counts = { stats_channels_created: 0, stats_messages_sent: 0, stats_users_sent: 0 };
  const ids = batch.filter((target) => target.startsWith("user ")).map((target) => target.slice(5));
  const people = await usersById(tx, [row.senderId, ...ids], now);
  for (const target of batch) {
    const userId = target.startsWith("user ") ? target.slice(5) : null;
    const at =
      userId === null ? { cid: target.slice(8), made: false } : await channelWith(tx, row, { userId, now });
    if (!at) continue;
    const receiver = userId ? people.get(userId) : undefined;
    const facts = { sender: people.get(row.senderId!), receiver };
    if (!(await say(tx, row, { cid: at.cid, target, facts, now, links }))) continue;
    counts.stats_messages_sent += 1;
    if (at.made) counts.stats_channels_created += 1;
    if (userId) counts.stats_users_sent += 1;
  }
  return counts;
}

/** The channel of sender and receiver; created where the campaign says so. */
async function channelWith(
  tx: Transaction,
  row: CampaignRow,
  { userId, now }: { userId: string; now: Date },
) {
  const { type = "messaging", id: named, ...template } = row.channelTemplate ?? {};
  const id = named ? `${String(named)}-${userId}`.slice(0, 64) : distinctIdOf([row.senderId!, userId]);
  const cid = cidOf(String(type), id);
  if (await lockChannel(tx, cid)) return { cid, made: false };
  if (!row.createChannels) return null;
  await makeChannel(tx, {
    type: String(type),
    id,
    createdById: row.senderId,
    data: customOf(template, builtInOfChannel),
    members: [{ userId: row.senderId! }, { userId }],
    now,
  });
  return { cid, made: true };
}

interface Saying {
  cid: string;
  target: string;
  facts: { sender: ChatUser | undefined; receiver: ChatUser | undefined };
  now: Date;
  links: AttachmentLinks;
}
async function say(tx: Transaction, row: CampaignRow, { cid, target, facts, now, links }: Saying) {
  const channel = await lockChannel(tx, cid);
  const id = `campaign-${row.id}-${target.replace(/[^\w-]/g, "-")}`.slice(0, 255);
  if (!channel || (await findMessage(tx, id))) return false;
  const { text, attachments, ...custom } = row.messageTemplate ?? {};
  await writeMessage(tx, channel, {
    written: {
      ...custom,
      id,
      text: fill(typeof text === "string" ? text : "", facts),
      attachments: (attachments ?? []) as Attachment[],
    },
    userId: row.senderId,
    now,
    links,
  });
  return true;
}

/** Fills in the names of sender and receiver. */
function fill(text: string, facts: Saying["facts"]) {
  return text.replace(
    /\{\{\s*(sender|receiver)\.([\w-]+)\s*\}\}/g,
    (_, who: "sender" | "receiver", field: string) => {
      const value = facts[who]?.[field];
      return typeof value === "string" || typeof value === "number" ? String(value) : "";
    },
  );
}
