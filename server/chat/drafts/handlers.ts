import { type SQL, and, eq, sql } from "drizzle-orm";
import type { drafts } from "#contract/chat/drafts.ts";
import type { Handlers } from "#contract/endpoint.ts";
import { readableBy } from "../policy/channel-filter.ts";
import { type ChatCall, actorOf } from "../context.ts";
import { compileFilter } from "../protocol/filters.ts";
import { presentMessages } from "../store/messages/present-message.ts";
import { findMessages } from "../store/messages/queries.ts";
import { type ListQuery, pageOf, readPage } from "../protocol/paging.ts";
import { createDraft, deleteDraft, getDraft, withSurroundings } from "./change-draft.ts";
import { presentDraft } from "../store/drafts/queries.ts";
import { createReminder, deleteReminder, presentReminder, updateReminder } from "./reminders.ts";
import { chatDrafts, chatReminders } from "../store/drafts/tables.ts";

export const draftHandlers: Handlers<typeof drafts, ChatCall> = {
  createDraft: ({ params, body, ...call }) => createDraft(call, params, body.message),
  getDraft: ({ params, query, ...call }) => getDraft(call, params, query.parent_id),
  deleteDraft: ({ params, query, ...call }) => deleteDraft(call, params, query.parent_id),
  queryDrafts: ({ body, ...call }) => queryDrafts(call, body),
  createReminder: ({ params, body, ...call }) => createReminder(call, params.id, body.remind_at),
  updateReminder: ({ params, body, ...call }) => updateReminder(call, params.id, body.remind_at),
  deleteReminder: ({ params, ...call }) => deleteReminder(call, params.id),
  queryReminders: ({ body, ...call }) => queryReminders(call, body),
};

const draftFields = {
  channel_cid: { column: sql`chat_drafts.cid`, kind: "text" },
  parent_id: { column: sql`nullif(chat_drafts.parent_id, '')`, kind: "text" },
  created_at: { column: sql`chat_drafts.created_at`, kind: "time" },
} as const;

/** The user's own drafts in the channels they may still read. */
async function queryDrafts(call: ChatCall, query: ListQuery) {
  const userId = actorOf(call);
  const page = pageOf(query, {
    fields: draftFields,
    usual: [{ field: "created_at", direction: -1 }],
    tie: sql`(chat_drafts.cid || ' ' || chat_drafts.parent_id)`,
    limit: 25,
  });
  const { rows: shown, ...turns } = await readPage(call.db, chatDrafts, {
    page,
    where: and(
      eq(chatDrafts.userId, userId),
      stillReadable(call, sql`chat_drafts.cid`),
      compileFilter(query.filter, { fields: draftFields, custom: null }),
    ),
  });
  const found = [];
  for (const { row } of shown) found.push(await withSurroundings(call, presentDraft(row, call)));
  return { drafts: found, ...turns };
}

function stillReadable(call: ChatCall, cid: SQL) {
  return sql`exists (select 1 from chat_channels where chat_channels.cid = ${cid} and chat_channels.deleted_at is null
    and ${readableBy(call) ?? sql`true`})`;
}

const reminderFields = {
  channel_cid: { column: sql`chat_reminders.cid`, kind: "text" },
  message_id: { column: sql`chat_reminders.message_id`, kind: "text" },
  remind_at: { column: sql`chat_reminders.remind_at`, kind: "time" },
  created_at: { column: sql`chat_reminders.created_at`, kind: "time" },
} as const;

async function queryReminders(call: ChatCall, query: ListQuery) {
  const userId = actorOf(call);
  const page = pageOf(query, {
    fields: reminderFields,
    usual: [{ field: "remind_at", direction: 1 }],
    tie: sql`chat_reminders.message_id`,
    limit: 25,
  });
  const { rows: shown, ...turns } = await readPage(call.db, chatReminders, {
    page,
    where: and(
      eq(chatReminders.userId, userId),
      stillReadable(call, sql`chat_reminders.cid`),
      compileFilter(query.filter, { fields: reminderFields, custom: null }),
    ),
  });
  const messages = await findMessages(
    call.db,
    shown.map(({ row }) => row.messageId),
  );
  const presented = await presentMessages(call.db, messages, {
    readerId: userId,
    now: call.now(),
    links: call.links,
  });
  return {
    reminders: shown.map(({ row }) => {
      const message = presented.find(({ id }) => id === row.messageId);
      return { ...presentReminder(row), ...(message && { message }) };
    }),
    ...turns,
  };
}
