import { and, count, eq, inArray, sql } from "drizzle-orm";
import type { Segment } from "#contract/chat/campaigns.ts";
import type { Reader } from "#server/database/open.ts";
import { newId } from "#server/database/ids.ts";
import type { ChatCall } from "../context.ts";
import { badInput, missing } from "../protocol/errors.ts";
import { compileFilter } from "../protocol/filters.ts";
import { type ListQuery, pageOf, readPage } from "../protocol/paging.ts";
import { refuseUnlessSecret } from "./server-only.ts";
import { countTargets, refuseUnknownTargets } from "./targets.ts";
import { chatSegmentTargets, chatSegments } from "../store/campaigns/tables.ts";

export type SegmentRow = typeof chatSegments.$inferSelect;
interface Fields {
  name?: string | null | undefined;
  description?: string | null | undefined;
  filter?: Record<string, unknown> | null | undefined;
  all_users?: boolean | null | undefined;
  all_sender_channels?: boolean | null | undefined;
}

export async function createSegment(
  call: ChatCall,
  { id, type, ...fields }: Fields & { id?: string | null | undefined; type: SegmentRow["type"] },
) {
  refuseUnlessSecret(call);
  const now = call.now();
  // Counting in the same transaction keeps an invalid filter from being stored.
  return call.db.transaction(async (tx) => {
    const [row] = await tx
      .insert(chatSegments)
      .values({ id: id || newId(), type, createdAt: now, updatedAt: now, ...columnsOf(type, fields) })
      .onConflictDoNothing()
      .returning();
    if (!row) throw badInput(`segment with id "${id}" already exists`);
    return { segment: await present(tx, row) };
  });
}

export async function getSegment(call: ChatCall, id: string) {
  refuseUnlessSecret(call);
  return { segment: await present(call.db, await findSegment(call.db, id)) };
}

export async function updateSegment(call: ChatCall, id: string, fields: Fields) {
  refuseUnlessSecret(call);
  const { type } = await findSegment(call.db, id);
  return call.db.transaction(async (tx) => {
    const [row] = await tx
      .update(chatSegments)
      .set({ ...columnsOf(type, fields), updatedAt: call.now() })
      .where(eq(chatSegments.id, id))
      .returning();
    return { segment: await present(tx, row!) };
  });
}

export async function deleteSegment(call: ChatCall, id: string) {
  refuseUnlessSecret(call);
  await findSegment(call.db, id);
  await call.db.delete(chatSegments).where(eq(chatSegments.id, id));
  return {};
}

const fields = {
  id: { column: sql`chat_segments.id`, kind: "text" },
  type: { column: sql`chat_segments.type`, kind: "text" },
  name: { column: sql`chat_segments.name`, kind: "text" },
  created_at: { column: sql`chat_segments.created_at`, kind: "time" },
  updated_at: { column: sql`chat_segments.updated_at`, kind: "time" },
} as const;

export async function querySegments(call: ChatCall, query: ListQuery) {
  refuseUnlessSecret(call);
  const usual = [{ field: "created_at", direction: -1 as const }];
  const page = pageOf(query, { fields, usual, tie: fields.id.column, limit: 25 });
  const { rows, ...turns } = await readPage(call.db, chatSegments, {
    page,
    where: compileFilter(query.filter, { fields, custom: null }),
  });
  return { segments: await Promise.all(rows.map(({ row }) => present(call.db, row))), ...turns };
}

export async function addTargets(call: ChatCall, id: string, targetIds: string[]) {
  refuseUnlessSecret(call);
  const segment = await findSegment(call.db, id);
  await refuseUnknownTargets(call.db, segment, targetIds);
  const rows = [...new Set(targetIds)].map((targetId) => ({
    segmentId: id,
    targetId,
    createdAt: call.now(),
  }));
  await call.db.insert(chatSegmentTargets).values(rows).onConflictDoNothing();
  return {};
}

export async function removeTargets(call: ChatCall, id: string, targetIds: string[]) {
  refuseUnlessSecret(call);
  await findSegment(call.db, id);
  await call.db
    .delete(chatSegmentTargets)
    .where(and(eq(chatSegmentTargets.segmentId, id), inArray(chatSegmentTargets.targetId, targetIds)));
  return {};
}

const targetFields = {
  target_id: { column: sql`chat_segment_targets.target_id`, kind: "text" },
  created_at: { column: sql`chat_segment_targets.created_at`, kind: "time" },
} as const;

export async function queryTargets(call: ChatCall, id: string, query: ListQuery) {
  refuseUnlessSecret(call);
  await findSegment(call.db, id);
  const page = pageOf(query, {
    fields: targetFields,
    usual: [{ field: "created_at", direction: 1 }],
    tie: targetFields.target_id.column,
    limit: 25,
  });
  const { rows, ...turns } = await readPage(call.db, chatSegmentTargets, {
    page,
    where: and(
      eq(chatSegmentTargets.segmentId, id),
      compileFilter(query.filter, { fields: targetFields, custom: null }),
    ),
  });
  return { targets: rows.map(({ row }) => presentTarget(row)), ...turns };
}

export async function getTarget(call: ChatCall, id: string, targetId: string) {
  refuseUnlessSecret(call);
  await findSegment(call.db, id);
  const [row] = await call.db
    .select()
    .from(chatSegmentTargets)
    .where(and(eq(chatSegmentTargets.segmentId, id), eq(chatSegmentTargets.targetId, targetId)));
  if (!row) throw missing(`target with id ${targetId} in segment ${id}`);
  return { target: presentTarget(row) };
}

export async function findSegment(db: Reader, id: string): Promise<SegmentRow> {
  const [row] = await db.select().from(chatSegments).where(eq(chatSegments.id, id));
  if (!row) throw missing(`segment with id ${id}`);
  return row;
}

function columnsOf(type: SegmentRow["type"], { name, description, filter, ...flags }: Fields) {
  if (flags.all_users && type !== "user") throw badInput("all_users is for segments of users");
  if (flags.all_sender_channels && type !== "channel")
    throw badInput("all_sender_channels is for segments of channels");
  return {
    ...(typeof name === "string" && { name }),
    ...(typeof description === "string" && { description }),
    ...(filter && { filter }),
    ...(typeof flags.all_users === "boolean" && { allUsers: flags.all_users }),
    ...(typeof flags.all_sender_channels === "boolean" && { allSenderChannels: flags.all_sender_channels }),
  };
}

async function present(db: Reader, row: SegmentRow): Promise<Segment> {
  const [listed] = await db
    .select({ count: count() })
    .from(chatSegmentTargets)
    .where(eq(chatSegmentTargets.segmentId, row.id));
  const asked = row.filter !== null || row.allUsers;
  return {
    id: row.id,
    type: row.type,
    name: row.name,
    description: row.description,
    filter: row.filter ?? {},
    size: asked ? await countTargets(db, row) : listed!.count,
    all_users: row.allUsers,
    all_sender_channels: row.allSenderChannels,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}

function presentTarget({ segmentId, targetId, createdAt }: typeof chatSegmentTargets.$inferSelect) {
  return { segment_id: segmentId, target_id: targetId, created_at: createdAt.toISOString() };
}
