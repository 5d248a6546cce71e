import { and, desc, gt, isNull, or, sql } from "drizzle-orm";
import { type ChatCall, refuseUnlessServer } from "../context.ts";
import { type Field, compileFilter, compileSort } from "../protocol/filters.ts";
import { refuseUnlessAllowed } from "../policy/allowed.ts";
import { chatBans } from "../store/moderation/tables.ts";
import { presentBans } from "../store/moderation/present-bans.ts";

const columns = {
  user_id: sql`chat_bans.user_id`,
  channel_cid: sql`chat_bans.cid`,
  banned_by_id: sql`chat_bans.banned_by_id`,
  reason: sql`chat_bans.reason`,
  created_at: sql`chat_bans.created_at`,
  expires: sql`chat_bans.expires`,
};
const fields: Record<string, Field> = {
  user_id: { column: columns.user_id, kind: "text" },
  channel_cid: { column: columns.channel_cid, kind: "text" },
  banned_by_id: { column: columns.banned_by_id, kind: "text" },
  reason: { column: columns.reason, kind: "text" },
  created_at: { column: columns.created_at, kind: "time" },
  expires: { column: columns.expires, kind: "time" },
  shadow: { column: sql`chat_bans.shadow`, kind: "boolean" },
};

interface Query {
  filter_conditions: Record<string, unknown>;
  sort: { field: string; direction: 1 | -1 }[];
  limit: number;
  offset: number;
  exclude_expired_bans: boolean;
}
/** The bans that match, latest first; users may query the channels they moderate. */
export async function queryBans(call: ChatCall, query: Query) {
  await refuseOthers(call, query.filter_conditions.channel_cid);
  const now = call.now();
  const rows = await call.db
    .select()
    .from(chatBans)
    .where(
      and(
        compileFilter(query.filter_conditions, { fields, custom: null }),
        query.exclude_expired_bans ? or(isNull(chatBans.expires), gt(chatBans.expires, now)) : undefined,
      ),
    )
    .orderBy(...compileSort(query.sort, columns), desc(chatBans.createdAt))
    .limit(query.limit)
    .offset(query.offset);
  return { bans: await presentBans(call.db, rows, now) };
}

async function refuseOthers(call: ChatCall, asked: unknown) {
  if (call.caller.kind === "server") return;
  const cid = typeof asked === "string" ? asked : (asked as { $eq?: unknown } | undefined)?.$eq;
  if (typeof cid !== "string") return refuseUnlessServer(call);
  const [type = ""] = cid.split(":", 1);
  await refuseUnlessAllowed(call, { action: "BanChannelMember", channel: { cid, type, team: null } });
}
