import { and, inArray, isNotNull, ne, sql } from "drizzle-orm";
import type { Transaction } from "#server/database/open.ts";
import type { ChatCall } from "../context.ts";
import { changeCustom, customOf } from "../protocol/custom-fields.ts";
import { ChatRefusal, badInput, missing, notAllowed } from "../protocol/errors.ts";
import { knownRoles } from "../store/permissions/roles.ts";
import { chatUsers } from "../store/tables.ts";
import { ownUsersById } from "../store/users/own-user.ts";
import { type NewUser, type UserRow, columnsOf, saveUsers } from "../store/users/queries.ts";
import { builtInOfUser } from "../store/users/user-fields.data.ts";

const mostUsers = 100;

/** Creates or updates users, all or none. */
export async function upsertUsers(call: ChatCall, given: Record<string, NewUser>) {
  const wanted = Object.values(given);
  if (!wanted.length) throw badInput("users is a required field", { users: "is empty" });
  if (wanted.length > mostUsers) throw badInput(`at most ${mostUsers} users at a time`);
  for (const [id, user] of Object.entries(given))
    if (user.id !== id) throw badInput(`users.${id}.id differs from its key`);
  for (const user of wanted) refuseStranger(call, user.id, user);
  await call.db.transaction(async (tx) => {
    await refuseUnusable(tx, call, wanted);
    await saveUsers(tx, wanted, call.now());
  });
  return { users: await tellAll(call, Object.keys(given)), membership_deletion_task_id: "" };
}

interface Patch {
  id: string;
  set: Record<string, unknown>;
  unset: string[];
}
/** Sets and unsets single fields of users, all or none. */
export async function updateUsersPartial(call: ChatCall, patches: Patch[]) {
  for (const { id, set } of patches) refuseStranger(call, id, set);
  const ids = patches.map(({ id }) => id);
  const now = call.now();
  await call.db.transaction(async (tx) => {
    const rows = await tx.select().from(chatUsers).where(inArray(chatUsers.id, ids)).for("update");
    await refuseUnusable(
      tx,
      call,
      patches.map(({ id, set }) => ({ ...set, id })),
    );
    for (const { id, set, unset } of patches) {
      const row = rows.find((each) => each.id === id);
      if (!row || row.deletedAt) throw missing(`user with id ${id}`);
      const reserved = Object.keys(set).find((key) => key === "id" || key.startsWith("id."));
      if (reserved) throw badInput("the id of a user cannot be changed");
      const { privacySettings, custom } = privacyOf(row, customOf(set, builtInOfUser), set);
      await tx
        .update(chatUsers)
        .set({
          ...columnsOf(set),
          ...(privacySettings && { privacySettings }),
          ...clearedBy(unset),
          data: changeCustom(row.data, {
            set: custom,
            unset: unset.filter((key) => !builtInOfUser.has(key)),
          }),
          updatedAt: now,
        })
        .where(sql`${chatUsers.id} = ${id}`);
    }
  });
  return { users: await tellAll(call, ids), membership_deletion_task_id: "" };
}

/** One setting is set without the others, whether it is named inside the object or after a dot. */
function privacyOf(row: UserRow, fields: Record<string, unknown>, set: Record<string, unknown>) {
  const begin = "privacy_settings.";
  const dotted = Object.entries(fields).filter(([name]) => name.startsWith(begin));
  const custom = Object.fromEntries(Object.entries(fields).filter(([name]) => !name.startsWith(begin)));
  const whole = columnsOf(set).privacySettings;
  if (!whole && !dotted.length) return { privacySettings: null, custom };
  const named = Object.fromEntries(dotted.map(([name, value]) => [name.slice(begin.length), value]));
  const current = { ...row.privacySettings, ...whole };
  return { privacySettings: changeCustom(current, { set: named, unset: [] }), custom };
}

const cleared: Record<string, Partial<UserRow>> = {
  name: { name: null },
  image: { image: null },
  teams: { teams: [] },
  teams_role: { teamsRole: null },
  language: { language: "" },
  privacy_settings: { privacySettings: null },
  revoke_tokens_issued_before: { revokeTokensIssuedBefore: null },
};
function clearedBy(unset: string[]): Partial<UserRow> {
  return Object.assign({}, ...unset.map((key) => cleared[key] ?? {})) as Partial<UserRow>;
}

/** Users change only themselves, where the product allows it, and never their own rights. */
function refuseStranger({ caller, policy, actorId }: ChatCall, id: string, given: object) {
  if (caller.kind === "server") return;
  const rights = ["role", "teams", "teams_role", "revoke_tokens_issued_before"].some((key) => key in given);
  if (id !== actorId || rights || !policy.profilesByUsers)
    throw notAllowed("this user cannot be changed by you");
}

async function refuseUnusable(tx: Transaction, call: ChatCall, users: NewUser[]) {
  const roles = await knownRoles(tx);
  for (const { role } of users)
    if (role && !roles.has(role)) throw badInput(`role "${role}" is not defined`, { role: "is not defined" });
  const revoked = users.find(
    ({ revoke_tokens_issued_before: at }) =>
      (at ?? null) !== null && (typeof at !== "string" || Number.isNaN(Date.parse(at))),
  );
  if (revoked) throw badInput("revoke_tokens_issued_before is not a time");
  const gone = await tx
    .select({ id: chatUsers.id })
    .from(chatUsers)
    .where(
      and(
        inArray(
          chatUsers.id,
          users.map(({ id }) => id),
        ),
        isNotNull(chatUsers.deletedAt),
      ),
    );
  if (gone[0]) throw badInput(`user ${gone[0].id} was deleted`);
  await refuseTakenNames(tx, call, users);
}

/** Where the app asks for it, names are unique: in the whole app or in a team. */
async function refuseTakenNames(tx: Transaction, call: ChatCall, users: NewUser[]) {
  const { enforce_unique_usernames: scope } = await call.settings.get();
  if (scope !== "app" && scope !== "team") return;
  for (const { id, name, teams } of users) {
    if (!name) continue;
    const others = await tx
      .select({ id: chatUsers.id, teams: chatUsers.teams })
      .from(chatUsers)
      .where(and(sql`lower(${chatUsers.name}) = lower(${name})`, ne(chatUsers.id, id)));
    const own = Array.isArray(teams) ? teams.map(String) : [];
    const taken = others.some((other) => scope === "app" || other.teams.some((team) => own.includes(team)));
    if (taken) throw new ChatRefusal(6, `the username "${name}" is taken`);
  }
}

async function tellAll(call: ChatCall, ids: string[]) {
  const users = await ownUsersById(call.db, ids, call.now());
  for (const [id, { devices: _d, mutes: _m, ...user }] of users)
    call.hub.broadcast(
      { subscribersOf: id },
      { type: "user.updated", user: { ...user, blocked_user_ids: [] } },
    );
  return Object.fromEntries(users);
}
