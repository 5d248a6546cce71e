import { and, asc, getTableColumns, inArray, isNull, sql } from "drizzle-orm";
import type { users } from "#contract/chat/users.ts";
import type { Handlers } from "#contract/endpoint.ts";
import { newId } from "#server/ids.ts";
import type { ChatCall } from "../context.ts";
import { changeCustom } from "../custom-fields.ts";
import { badInput, missing, notAllowed } from "../errors.ts";
import { compileFilter, compileSort } from "../filters.ts";
import { chatUsers } from "../tables.ts";
import { type NewUser, isOnline, presentUser, saveUsers, usersById } from "./queries.ts";

export const userHandlers: Handlers<typeof users, ChatCall> = {
  queryUsers: ({ query, ...call }) => queryUsers(call, query.payload),
  upsertUsers: ({ body, ...call }) => upsertUsers(call, body.users),
  updateUsersPartial: ({ body, ...call }) => updateUsers(call, body.users),
};

interface Query {
  filter_conditions: Record<string, unknown>;
  sort: { field: string; direction: 1 | -1 }[];
  limit: number;
  offset: number;
  presence: boolean;
  include_deactivated_users: boolean;
}
const columns = {
  id: sql`chat_users.id`,
  name: sql`chat_users.name`,
  role: sql`chat_users.role`,
  created_at: sql`chat_users.created_at`,
  updated_at: sql`chat_users.updated_at`,
  last_active: sql`chat_users.last_active`,
};

/** A server finds everybody; a person finds those they share a channel with. */
async function queryUsers(call: ChatCall, query: Query) {
  const rows = await call.db
    .select({ row: getTableColumns(chatUsers), online: isOnline(call.now()) })
    .from(chatUsers)
    .where(
      and(
        isNull(chatUsers.deletedAt),
        query.include_deactivated_users ? undefined : isNull(chatUsers.deactivatedAt),
        call.caller.kind === "server" ? undefined : acquaintancesOf(call.actorId),
        compileFilter(query.filter_conditions, {
          custom: sql`chat_users.data`,
          fields: {
            id: { column: columns.id, kind: "text" },
            name: { column: columns.name, kind: "text" },
            role: { column: columns.role, kind: "text" },
            teams: { column: sql`chat_users.teams`, kind: "list" },
            banned: { column: sql`chat_users.banned`, kind: "boolean" },
            created_at: { column: columns.created_at, kind: "time" },
            updated_at: { column: columns.updated_at, kind: "time" },
            last_active: { column: columns.last_active, kind: "time" },
          },
        }),
      ),
    )
    .orderBy(...compileSort(query.sort, columns), asc(chatUsers.id))
    .limit(query.limit)
    .offset(query.offset);
  if (query.presence && call.connectionId && call.actorId)
    call.hub.followPresence(
      call.connectionId,
      call.actorId,
      rows.map(({ row }) => row.id),
    );
  return { users: rows.map(({ row, online }) => presentUser(row, online)) };
}

function acquaintancesOf(userId: string | null) {
  return sql`(chat_users.id = ${userId} or exists (select 1 from chat_members own join chat_members other
    on other.cid = own.cid where own.user_id = ${userId} and other.user_id = chat_users.id))`;
}

async function upsertUsers(call: ChatCall, given: Record<string, NewUser>) {
  const wanted = Object.values(given);
  if (wanted.length > 100) throw badInput("at most 100 users at a time");
  for (const [id, user] of Object.entries(given))
    if (user.id !== id) throw badInput(`users.${id}.id differs`);
  for (const user of wanted) refuseStranger(call, user.id, "role" in user);
  await call.db.transaction((tx) => saveUsers(tx, wanted, call.now()));
  return { users: await answer(call, Object.keys(given)), membership_deletion_task_id: newId() };
}

interface Patch {
  id: string;
  set: Record<string, unknown>;
  unset: string[];
}
async function updateUsers(call: ChatCall, patches: Patch[]) {
  for (const { id, set } of patches) refuseStranger(call, id, "role" in set);
  const ids = patches.map(({ id }) => id);
  await call.db.transaction(async (tx) => {
    const rows = await tx.select().from(chatUsers).where(inArray(chatUsers.id, ids)).for("update");
    for (const { id, set, unset } of patches) {
      const row = rows.find((each) => each.id === id);
      if (!row) throw missing(`user with id ${id}`);
      const { name, image, role, teams, ...custom } = set;
      const data = changeCustom(row.data, { set: {}, unset });
      await tx
        .update(chatUsers)
        .set({ data })
        .where(sql`${chatUsers.id} = ${id}`);
      const cleared = Object.fromEntries(
        unset.filter((key) => key === "name" || key === "image").map((key) => [key, null]),
      );
      const own = { ...cleared, ...given({ name, image, role, teams }) };
      await saveUsers(tx, [{ ...changeCustom(custom, { set: {}, unset: [] }), ...own, id }], call.now());
    }
  });
  const users = await answer(call, ids);
  for (const [id, user] of Object.entries(users))
    call.hub.tell({ subscribersOf: id }, { type: "user.updated", user });
  return { users };
}

/** People change only themselves, where the product leaves that to them, and never their role. */
function refuseStranger({ caller, policy, actorId }: ChatCall, id: string, changesRole: boolean) {
  if (caller.kind === "server") return;
  if (id !== actorId || changesRole || !policy.profilesByUsers)
    throw notAllowed("this user cannot be changed by you");
}

async function answer(call: ChatCall, ids: string[]) {
  return Object.fromEntries(await usersById(call.db, ids, call.now()));
}

function given(fields: Record<string, unknown>) {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
