import { type SQL, and, desc, eq, inArray, sql } from "drizzle-orm";
import { type ChatCall } from "../context.ts";
import { badInput, missing } from "../protocol/errors.ts";
import { type Field, compileFilter, compileSort, teamField } from "../protocol/filters.ts";
import { refuseUnlessAllowed } from "../policy/allowed.ts";
import { usersById } from "../store/users/queries.ts";
import { presentFlag } from "./flag.ts";
import { type ItemRow, messageEntity, messagesOf } from "../store/moderation/review-items.ts";
import { chatFlags, chatReviewItems } from "../store/moderation/tables.ts";

interface Query {
  filter_conditions: Record<string, unknown>;
  sort: { field: string; direction: 1 | -1 }[];
  limit: number;
  offset: number;
}
const item = (column: string) => sql.raw(`chat_review_items.${column}`);
const reviewed = (_: string, value: unknown) =>
  value ? sql`${item("status")} = 'reviewed'` : sql`${item("status")} = 'unreviewed'`;
const fields: Record<string, Field> = {
  user_id: { column: item("entity_creator_id"), kind: "text" },
  message_id: { column: item("entity_id"), kind: "text" },
  target_message_id: { column: item("entity_id"), kind: "text" },
  target_user_id: { column: item("entity_creator_id"), kind: "text" },
  channel_cid: { column: item("cid"), kind: "text" },
  is_reviewed: reviewed,
  team: teamField(sql`(select team from chat_channels where chat_channels.cid = ${item("cid")})`),
};
const flagFields: Record<string, Field> = {
  ...fields,
  reporter_id: { column: sql`chat_flags.user_id`, kind: "text" },
  created_at: { column: sql`chat_flags.created_at`, kind: "time" },
  reason: { column: sql`chat_flags.reason`, kind: "text" },
};
const reportFields: Record<string, Field> = {
  ...fields,
  report_id: { column: item("id"), kind: "text" },
  review_result: { column: item("review_result"), kind: "text" },
  reviewed_by: { column: item("reviewed_by_id"), kind: "text" },
  created_at: { column: item("created_at"), kind: "time" },
};

function findFlags(call: ChatCall, query: Query, also?: SQL) {
  return call.db
    .select({ flag: chatFlags, item: chatReviewItems })
    .from(chatFlags)
    .innerJoin(chatReviewItems, eq(chatReviewItems.id, chatFlags.itemId))
    .where(and(also, compileFilter(query.filter_conditions, { fields: flagFields, custom: null })))
    .orderBy(
      ...compileSort(query.sort, { created_at: sql`chat_flags.created_at` }),
      desc(chatFlags.createdAt),
    )
    .limit(query.limit)
    .offset(query.offset);
}

/** Single flags of messages and users, latest first. */
export async function queryFlags(call: ChatCall, query: Query) {
  await refuseUnlessAllowed(call, { action: "ReviewContent" });
  const now = call.now();
  const rows = await findFlags(call, query);
  return {
    flags: await Promise.all(rows.map((row) => presentFlag(call.db, row.flag, { item: row.item, now }))),
  };
}

/** The same for messages alone, with the messages. */
export async function queryMessageFlags(call: ChatCall, query: Query) {
  await refuseUnlessAllowed(call, { action: "ReviewContent" });
  const now = call.now();
  const rows = await findFlags(call, query, eq(chatReviewItems.entityType, messageEntity));
  const messages = await messagesOf(
    call.db,
    rows.map((row) => row.item),
    { now, links: call.links },
  );
  const flags = await Promise.all(
    rows.map(async (row) => {
      const message = messages.get(row.item.entityId);
      return {
        ...(await presentFlag(call.db, row.flag, { item: row.item, now })),
        ...(message && { message }),
      };
    }),
  );
  return { flags };
}

/** All flags of each message as one report. */
export async function queryReports(call: ChatCall, query: Query) {
  await refuseUnlessAllowed(call, { action: "ReviewContent" });
  const rows = await call.db
    .select()
    .from(chatReviewItems)
    .where(
      and(
        eq(chatReviewItems.entityType, messageEntity),
        compileFilter(query.filter_conditions, { fields: reportFields, custom: null }),
      ),
    )
    .orderBy(
      ...compileSort(query.sort, { created_at: item("created_at"), flags_count: item("flags_count") }),
      desc(chatReviewItems.createdAt),
    )
    .limit(query.limit)
    .offset(query.offset);
  return { flag_reports: await presentReports(call, rows) };
}

interface Review {
  review_result: string;
  review_details?: Record<string, unknown> | null | undefined;
}
/** Stores a moderator's decision about a report. */
export async function reviewReport(call: ChatCall, id: string, { review_result, review_details }: Review) {
  await refuseUnlessAllowed(call, { action: "ReviewContent" });
  const now = call.now();
  if (!call.actorId) throw badInput("either user or user_id must be provided when using server side auth.");
  const [row] = await call.db
    .update(chatReviewItems)
    .set({
      status: "reviewed",
      reviewResult: review_result,
      reviewDetails: review_details ?? null,
      reviewedById: call.actorId,
      reviewedAt: now,
      updatedAt: now,
    })
    .where(and(eq(chatReviewItems.id, id), eq(chatReviewItems.entityType, messageEntity)))
    .returning();
  if (!row) throw missing(`flag report with id ${id}`);
  const [flag_report] = await presentReports(call, [row]);
  return { flag_report: flag_report! };
}

/** Marks the flags of some messages as reviewed. */
export async function updateFlags(call: ChatCall, messageIds: string[], reviewedById: string) {
  await refuseUnlessAllowed(call, { action: "ReviewContent" });
  const now = call.now();
  const people = await usersById(call.db, [reviewedById], now);
  if (!people.has(reviewedById)) throw missing(`user with id ${reviewedById}`);
  await call.db
    .update(chatReviewItems)
    .set({ status: "reviewed", reviewResult: "reviewed", reviewedById, reviewedAt: now, updatedAt: now })
    .where(and(eq(chatReviewItems.entityType, messageEntity), inArray(chatReviewItems.entityId, messageIds)));
  return {};
}

async function presentReports({ db, now, links }: ChatCall, rows: ItemRow[]) {
  const messages = await messagesOf(db, rows, { now: now(), links });
  const ids = rows.map((row) => row.id);
  const flags = ids.length
    ? await db.select().from(chatFlags).where(inArray(chatFlags.itemId, ids)).orderBy(chatFlags.createdAt)
    : [];
  const first = new Map(flags.toReversed().map((flag) => [flag.itemId, flag.userId]));
  const people = await usersById(
    db,
    [...rows.flatMap((row) => [row.entityCreatorId, row.reviewedById]), ...first.values()],
    now(),
  );
  const person = (id: string | null | undefined) => (id ? people.get(id) : undefined);
  return rows.map((row) => ({
    id: row.id,
    message: messages.get(row.entityId),
    user: person(row.entityCreatorId),
    flags_count: row.flagsCount,
    message_user_id: row.entityCreatorId ?? undefined,
    channel_cid: row.cid ?? undefined,
    first_reporter: person(first.get(row.id)),
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    review_result: row.reviewResult ?? undefined,
    review_details: row.reviewDetails ?? undefined,
    reviewed_at: row.reviewedAt?.toISOString(),
    reviewed_by: person(row.reviewedById),
  }));
}
