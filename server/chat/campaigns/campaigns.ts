import { eq, sql } from "drizzle-orm";
import type { Reader, Transaction } from "#server/database/open.ts";
import { newId } from "#server/database/ids.ts";
import { cancelTask, enqueue } from "#server/tasks/enqueue.ts";
import type { ChatCall } from "../context.ts";
import { badInput, missing } from "../protocol/errors.ts";
import { compileFilter } from "../protocol/filters.ts";
import { type ListQuery, pageOf, readPage } from "../protocol/paging.ts";
import { usersById } from "../store/users/queries.ts";
import { chatTaskKinds } from "../store/tasks/task-kinds.ts";
import { refuseUnlessSecret } from "./server-only.ts";
import { findSegment } from "./segments.ts";
import { chatCampaigns } from "../store/campaigns/tables.ts";

export type CampaignRow = typeof chatCampaigns.$inferSelect;
interface Fields {
  name?: string | null | undefined;
  description?: string | null | undefined;
  sender_id?: string | null | undefined;
  segment_ids?: string[] | null | undefined;
  user_ids?: string[] | null | undefined;
  message_template?: Record<string, unknown> | null | undefined;
  channel_template?: Record<string, unknown> | null | undefined;
  create_channels?: boolean | null | undefined;
}

export async function createCampaign(
  call: ChatCall,
  { id, ...fields }: Fields & { id?: string | null | undefined },
) {
  refuseUnlessSecret(call);
  await refuseUnknown(call, fields);
  const now = call.now();
  const [row] = await call.db
    .insert(chatCampaigns)
    .values({ id: id || newId(), createdAt: now, updatedAt: now, ...columnsOf(fields) })
    .onConflictDoNothing()
    .returning();
  if (!row) throw badInput(`campaign with id "${id}" already exists`);
  return { campaign: present(row) };
}

export async function getCampaign(call: ChatCall, id: string) {
  refuseUnlessSecret(call);
  return { campaign: present(await find(call.db, id)) };
}

/** A campaign can be changed until it is sent to the first target. */
export async function updateCampaign(call: ChatCall, id: string, fields: Fields) {
  refuseUnlessSecret(call);
  await refuseUnknown(call, fields);
  return change(call, id, (_, row) => {
    if (row.status !== "draft" && row.status !== "scheduled")
      throw badInput(`a campaign that is ${row.status} cannot be changed`);
    return columnsOf(fields);
  });
}

export async function deleteCampaign(call: ChatCall, id: string) {
  refuseUnlessSecret(call);
  await call.db.transaction(async (tx) => {
    await find(tx, id);
    await cancelTask(tx, taskKey(id));
    await tx.delete(chatCampaigns).where(eq(chatCampaigns.id, id));
  });
  return {};
}

interface Times {
  scheduled_for?: string | null | undefined;
  stop_at?: string | null | undefined;
}
/** Starts now or at a given time, and stops at the end time at the latest. */
export async function startCampaign(call: ChatCall, id: string, { scheduled_for, stop_at }: Times) {
  refuseUnlessSecret(call);
  const now = call.now();
  const at = scheduled_for ? new Date(scheduled_for) : now;
  const stopAt = stop_at ? new Date(stop_at) : null;
  if (scheduled_for && at < now) throw badInput("scheduled_for lies in the past");
  if (stopAt && stopAt <= at) throw badInput("stop_at must lie after the start");
  const started = await change(call, id, async (tx, row) => {
    if (row.status !== "draft" && row.status !== "stopped")
      throw badInput(`the campaign is ${row.status} already`);
    if (!row.senderId) throw badInput("a campaign needs a sender_id");
    if (!row.messageTemplate) throw badInput("a campaign needs a message_template");
    if (!row.segmentIds.length && !row.userIds.length)
      throw badInput("a campaign needs segment_ids or user_ids");
    await enqueue(tx, chatTaskKinds.campaign, { data: { id }, at, key: taskKey(id) });
    return {
      status: at > now ? ("scheduled" as const) : ("in_progress" as const),
      scheduledFor: scheduled_for ? at : null,
      stopAt,
      stats: { ...row.stats, stats_started_at: at.toISOString() },
    };
  });
  call.webhooks.offer({ type: "campaign.started", ...started, created_at: now.toISOString() });
  return started;
}

export function stopCampaign(call: ChatCall, id: string) {
  refuseUnlessSecret(call);
  return change(call, id, async (tx, row) => {
    if (row.status !== "scheduled" && row.status !== "in_progress")
      throw badInput(`a campaign that is ${row.status} cannot be stopped`);
    await cancelTask(tx, taskKey(id));
    return { status: "stopped" as const };
  });
}

export function taskKey(id: string) {
  return `chat.campaign ${id}`;
}

const fields = {
  id: { column: sql`chat_campaigns.id`, kind: "text" },
  name: { column: sql`chat_campaigns.name`, kind: "text" },
  status: { column: sql`chat_campaigns.status`, kind: "text" },
  sender_id: { column: sql`chat_campaigns.sender_id`, kind: "text" },
  segments: { column: sql`chat_campaigns.segment_ids`, kind: "list" },
  segment_ids: { column: sql`chat_campaigns.segment_ids`, kind: "list" },
  user_ids: { column: sql`chat_campaigns.user_ids`, kind: "list" },
  created_at: { column: sql`chat_campaigns.created_at`, kind: "time" },
  updated_at: { column: sql`chat_campaigns.updated_at`, kind: "time" },
  scheduled_for: { column: sql`chat_campaigns.scheduled_for`, kind: "time" },
} as const;

export async function queryCampaigns(call: ChatCall, query: ListQuery) {
  refuseUnlessSecret(call);
  const usual = [{ field: "created_at", direction: -1 as const }];
  const page = pageOf(query, { fields, usual, tie: fields.id.column, limit: 25 });
  const { rows, ...turns } = await readPage(call.db, chatCampaigns, {
    page,
    where: compileFilter(query.filter, { fields, custom: null }),
  });
  return { campaigns: rows.map(({ row }) => present(row)), ...turns };
}

type Changed = Partial<CampaignRow>;
async function change(
  call: ChatCall,
  id: string,
  changesOf: (tx: Transaction, row: CampaignRow) => Changed | Promise<Changed>,
) {
  const now = call.now();
  const row = await call.db.transaction(async (tx) => {
    const [current] = await tx.select().from(chatCampaigns).where(eq(chatCampaigns.id, id)).for("update");
    if (!current) throw missing(`campaign with id ${id}`);
    const changes = await changesOf(tx, current);
    const [changed] = await tx
      .update(chatCampaigns)
      .set({ ...changes, updatedAt: now })
      .where(eq(chatCampaigns.id, id))
      .returning();
    return changed!;
  });
  return { campaign: present(row) };
}

async function find(db: Reader, id: string) {
  const [row] = await db.select().from(chatCampaigns).where(eq(chatCampaigns.id, id));
  if (!row) throw missing(`campaign with id ${id}`);
  return row;
}

async function refuseUnknown(call: ChatCall, { sender_id, user_ids, segment_ids, channel_template }: Fields) {
  const wanted = [...(sender_id ? [sender_id] : []), ...(user_ids ?? [])];
  const people = await usersById(call.db, wanted, call.now());
  const lost = wanted.find((id) => !people.has(id));
  if (lost) throw missing(`user with id ${lost}`);
  for (const id of segment_ids ?? []) await findSegment(call.db, id);
  if (channel_template) call.types.of(String(channel_template.type));
}

function columnsOf(given: Fields): Changed {
  const { name, description, sender_id, segment_ids, user_ids, message_template, channel_template } = given;
  return {
    ...(typeof name === "string" && { name }),
    ...(typeof description === "string" && { description }),
    ...(sender_id && { senderId: sender_id }),
    ...(segment_ids && { segmentIds: segment_ids }),
    ...(user_ids && { userIds: user_ids }),
    ...(message_template && { messageTemplate: message_template }),
    ...(channel_template && { channelTemplate: channel_template }),
    ...(typeof given.create_channels === "boolean" && { createChannels: given.create_channels }),
  };
}

const noStats = { progress: 0, stats_channels_created: 0, stats_messages_sent: 0, stats_users_sent: 0 };
export function present(row: CampaignRow) {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    status: row.status,
    ...(row.senderId !== null && { sender_id: row.senderId }),
    segment_ids: row.segmentIds,
    user_ids: row.userIds,
    ...(row.messageTemplate && { message_template: row.messageTemplate }),
    ...(row.channelTemplate && { channel_template: row.channelTemplate }),
    create_channels: row.createChannels,
    stats: { ...noStats, ...row.stats },
    ...(row.scheduledFor && { scheduled_for: row.scheduledFor.toISOString() }),
    ...(row.stopAt && { stop_at: row.stopAt.toISOString() }),
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}

export async function segmentsNamed(db: Reader, ids: string[]) {
  const found = [];
  for (const id of ids) found.push(await findSegment(db, id));
  return found;
}
