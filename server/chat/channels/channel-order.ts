import { type SQL, sql } from "drizzle-orm";
import type { ChatCall } from "../context.ts";
import { badInput } from "../protocol/errors.ts";
import { customName } from "../protocol/filters.ts";
import { type Page, pageOf } from "../protocol/paging.ts";
import { hasUnread, lastMoved, memberCount } from "../policy/channel-filter.ts";
import { unreadAfter } from "../store/channels/queries.ts";

interface Asked {
  sort: { field: string; direction: 1 | -1 }[];
  limit: number;
  offset: number;
  next?: string | undefined;
  prev?: string | undefined;
}
const usualLimit = 10;

/**
 * A page of channels. `next` carries the time of the first page: a channel with newer messages keeps
 * the place it had then, so that paging shows each channel once even while messages arrive.
 */
export function channelPage(call: ChatCall, { limit, next, prev, ...asked }: Asked): Page {
  const token = next || prev;
  const [moment = "", place = ""] = token?.split(".") ?? [];
  const began = token ? momentIn(place && moment) : call.now();
  const fields = sortable(call, token ? began : null);
  for (const { field } of asked.sort) if (!Object.hasOwn(fields, field)) fields[field] = customField(field);
  const page = pageOf(
    {
      ...asked,
      sort: [...asked.sort, { field: "last_updated", direction: -1 }],
      limit: limit || usualLimit,
      ...(next ? { next: place } : prev && { prev: place }),
    },
    { fields, usual: [], tie: sql`chat_channels.cid`, limit: usualLimit },
  );
  const begun = (from?: string) => from && `${began.getTime().toString(36)}.${from}`;
  return {
    ...page,
    turn(rows) {
      const turned = page.turn(rows);
      return { rows: turned.rows, ...withoutNothing({ next: begun(turned.next), prev: begun(turned.prev) }) };
    },
  };
}

function withoutNothing(turns: { next: string | undefined; prev: string | undefined }) {
  return { ...(turns.next && { next: turns.next }), ...(turns.prev && { prev: turns.prev }) };
}
function momentIn(text: string) {
  const moment = new Date(Number.parseInt(text, 36));
  if (Number.isNaN(moment.getTime())) throw badInput("next or prev was not given by this list in this order");
  return moment;
}
function customField(name: string) {
  if (!customName.test(name)) throw badInput(`cannot sort by field ${name}`);
  const column = sql`nullif(chat_channels.data #> ${sql.param(name.split("."))}::text[], 'null'::jsonb)`;
  return { column, kind: "json" as const };
}

/** The time of a channel's last message as of a given time. */
function lastMessageAt(moment: Date | null): SQL {
  if (!moment) return sql`chat_channels.last_message_at`;
  const at = sql`${moment.toISOString()}::timestamptz`;
  return sql`(case when chat_channels.last_message_at > ${at} then
    (select message.created_at from chat_messages message where message.cid = chat_channels.cid and message.parent_id is null
      and not message.pending and message.created_at <= ${at} order by message.sequence desc limit 1)
    else chat_channels.last_message_at end)`;
}

function sortable({ actorId }: ChatCall, moment: Date | null): Parameters<typeof pageOf>[1]["fields"] {
  const own = (what: SQL) =>
    sql`(select ${what} from chat_members own where own.cid = chat_channels.cid and own.user_id = ${actorId})`;
  const movedLast = moment ? sql`coalesce(${lastMessageAt(moment)}, chat_channels.created_at)` : lastMoved;
  return {
    last_updated: { column: movedLast, kind: "time" },
    last_message_at: { column: lastMessageAt(moment), kind: "time" },
    created_at: { column: sql`chat_channels.created_at`, kind: "time" },
    updated_at: { column: sql`chat_channels.updated_at`, kind: "time" },
    cid: { column: sql`chat_channels.cid`, kind: "text" },
    id: { column: sql`chat_channels.id`, kind: "text" },
    type: { column: sql`chat_channels.type`, kind: "text" },
    member_count: { column: memberCount, kind: "number" },
    has_unread: { column: own(hasUnread), kind: "boolean" },
    unread_count: {
      column: sql`(select ${unreadAfter} from chat_reads where chat_reads.cid = chat_channels.cid and chat_reads.user_id = ${actorId})`,
      kind: "number",
    },
    archived_at: { column: own(sql`own.archived_at`), kind: "time" },
    pinned_at: { column: own(sql`own.pinned_at`), kind: "time" },
  };
}
