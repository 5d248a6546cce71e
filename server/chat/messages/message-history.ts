import { desc, eq, sql } from "drizzle-orm";
import type { Transaction } from "#server/database/open.ts";
import { type ChatCall, refuseUnlessServer } from "../context.ts";
import { badInput } from "../protocol/errors.ts";
import { compileFilter } from "../protocol/filters.ts";
import { type ListQuery, pageOf, readPage } from "../protocol/paging.ts";
import { chatMessageHistory } from "../store/tables.ts";
import { type MessageRow, findMessages } from "../store/messages/queries.ts";

/** Stores the current version of a message before a change, with its author or last editor. */
export async function noteHistory(
  tx: Transaction,
  message: MessageRow,
  { replacedById, now }: { replacedById: string | null; now: Date },
) {
  const [last] = await tx
    .select({ replacedById: chatMessageHistory.replacedById })
    .from(chatMessageHistory)
    .where(eq(chatMessageHistory.messageId, message.id))
    .orderBy(desc(chatMessageHistory.version))
    .limit(1);
  await tx.insert(chatMessageHistory).values({
    messageId: message.id,
    version: sql`(select count(*) + 1 from chat_message_history past where past.message_id = ${message.id})`,
    text: message.text,
    attachments: message.attachments,
    data: message.data,
    updatedById: last ? last.replacedById : message.userId,
    replacedById,
    updatedAt: now,
  });
}

const fields = {
  message_id: { column: sql`chat_message_history.message_id`, kind: "text" },
  user_id: { column: sql`chat_message_history.updated_by_id`, kind: "text" },
  message_updated_by_id: { column: sql`chat_message_history.updated_by_id`, kind: "text" },
  message_updated_at: { column: sql`chat_message_history.updated_at`, kind: "time" },
} as const;

/** The earlier versions of messages; for servers only. */
export async function queryMessageHistory(call: ChatCall, query: ListQuery) {
  refuseUnlessServer(call);
  if (!Object.keys(query.filter).length) throw badInput("filter is required");
  const page = pageOf(query, {
    fields: { ...fields, version: { column: sql`chat_message_history.version`, kind: "number" } },
    usual: [
      { field: "message_updated_at", direction: -1 },
      { field: "version", direction: -1 },
    ],
    tie: sql`chat_message_history.message_id`,
    limit: 100,
  });
  const { rows: shown, ...turns } = await readPage(call.db, chatMessageHistory, {
    page,
    where: compileFilter(query.filter, { fields, custom: null }),
  });
  const messages = await findMessages(
    call.db,
    shown.map(({ row }) => row.messageId),
  );
  const cids = new Map(messages.map(({ id, cid }) => [id, cid]));
  const now = call.now();
  return {
    message_history: shown.map(({ row }) => ({
      ...row.data,
      message_id: row.messageId,
      message_updated_by_id: row.updatedById ?? "",
      message_updated_at: row.updatedAt.toISOString(),
      text: row.text,
      attachments: call.links.renewed(row.attachments, { cid: cids.get(row.messageId) ?? "", now }),
    })),
    ...turns,
  };
}
