import { and, asc, eq, getTableColumns, sql } from "drizzle-orm";
import type { ChatCall } from "../context.ts";
import { compileFilter, compileSort } from "../filters.ts";
import { chatMembers, chatUsers } from "../tables.ts";
import { usersById } from "../users/queries.ts";
import { presentMember } from "./present-channel.ts";
import { openChannel } from "./queries.ts";
import { cidOf } from "./rules.ts";

interface Query {
  type: string;
  id: string;
  filter_conditions: Record<string, unknown>;
  sort: { field: string; direction: 1 | -1 }[];
  limit: number;
  offset: number;
}
const name = sql`chat_users.name`;
const createdAt = sql`chat_members.created_at`;
const userId = sql`chat_members.user_id`;

export async function queryMembers(call: ChatCall, query: Query) {
  const { channel } = await openChannel(call, cidOf(query.type, query.id));
  const rows = await call.db
    .select({ row: getTableColumns(chatMembers) })
    .from(chatMembers)
    .innerJoin(chatUsers, eq(chatUsers.id, chatMembers.userId))
    .where(
      and(
        eq(chatMembers.cid, channel.cid),
        compileFilter(query.filter_conditions, {
          custom: null,
          fields: {
            id: { column: userId, kind: "text" },
            user_id: { column: userId, kind: "text" },
            name: { column: name, kind: "text" },
            "user.name": { column: name, kind: "text" },
            channel_role: { column: sql`chat_members.channel_role`, kind: "text" },
            created_at: { column: createdAt, kind: "time" },
          },
        }),
      ),
    )
    .orderBy(
      ...compileSort(query.sort, { created_at: createdAt, user_id: userId, name }),
      asc(chatMembers.userId),
    )
    .limit(query.limit)
    .offset(query.offset);
  const people = await usersById(
    call.db,
    rows.map(({ row }) => row.userId),
    call.now(),
  );
  return { members: rows.map(({ row }) => presentMember(row, people)) };
}
