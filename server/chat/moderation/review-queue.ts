import { eq, sql } from "drizzle-orm";
import type { Reader } from "#server/database/open.ts";
import type { ChatCall } from "../context.ts";
import { missing } from "../protocol/errors.ts";
import { compileFilter } from "../protocol/filters.ts";
import { type ListQuery, pageOf, readPage } from "../protocol/paging.ts";
import { refuseUnlessAllowed } from "../policy/allowed.ts";
import { type ItemRow, presentItems } from "../store/moderation/review-items.ts";
import { chatReviewItems } from "../store/moderation/tables.ts";

const column = (name: string) => sql.raw(`chat_review_items.${name}`);
const sortable = {
  created_at: { column: column("created_at"), kind: "time" },
  updated_at: { column: column("updated_at"), kind: "time" },
  severity: { column: column("severity"), kind: "number" },
  flags_count: { column: column("flags_count"), kind: "number" },
} as const;
const fields = {
  ...sortable,
  id: { column: column("id"), kind: "text" },
  entity_type: { column: column("entity_type"), kind: "text" },
  entity_id: { column: column("entity_id"), kind: "text" },
  entity_creator_id: { column: column("entity_creator_id"), kind: "text" },
  user_id: { column: column("entity_creator_id"), kind: "text" },
  channel_cid: { column: column("cid"), kind: "text" },
  config_key: { column: column("config_key"), kind: "text" },
  status: { column: column("status"), kind: "text" },
  recommended_action: { column: column("recommended_action"), kind: "text" },
  reviewed_by: { column: column("reviewed_by_id"), kind: "text" },
  reviewed_at: { column: column("reviewed_at"), kind: "time" },
  reviewed: (_: string, value: unknown) =>
    value ? sql`${column("status")} = 'reviewed'` : sql`${column("status")} = 'unreviewed'`,
} as const;

/** The items waiting for a moderator, latest first, with everything needed to decide. */
export async function queryReviewQueue(call: ChatCall, query: ListQuery) {
  await refuseUnlessAllowed(call, { action: "ReviewContent" });
  const page = pageOf(query, {
    fields: sortable,
    usual: [{ field: "created_at", direction: -1 }],
    tie: column("id"),
    limit: 25,
  });
  const { rows, ...turns } = await readPage(call.db, chatReviewItems, {
    page,
    where: compileFilter(query.filter, { fields, custom: null }),
  });
  const items = await presentItems(
    call.db,
    rows.map(({ row }) => row),
    { now: call.now(), links: call.links },
  );
  return { items, stats: await countByStatus(call.db), ...turns };
}

async function countByStatus(db: Reader) {
  const count = (status: ItemRow["status"]) => db.$count(chatReviewItems, eq(chatReviewItems.status, status));
  return { unreviewed: await count("unreviewed"), reviewed: await count("reviewed") };
}

export async function findItem(db: Reader, id: string): Promise<ItemRow> {
  const [row] = await db.select().from(chatReviewItems).where(eq(chatReviewItems.id, id));
  if (!row) throw missing(`review item with id ${id}`);
  return row;
}
