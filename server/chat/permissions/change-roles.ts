import { eq } from "drizzle-orm";
import { type ChatCall, refuseUnlessServer } from "../context.ts";
import { badInput, missing, notAllowed } from "../protocol/errors.ts";
import { chatMembers, chatUsers } from "../store/tables.ts";
import { builtInRoles, ownRoles } from "../store/permissions/roles.ts";
import { chatRoles } from "../store/permissions/tables.ts";

type Row = typeof chatRoles.$inferSelect;
/** The built-in roles are as old as the service. */
const began = new Date("2026-01-01T00:00:00Z");
const mostRoles = 25;

export async function listRoles(call: ChatCall) {
  await call.types.fresh();
  const own = await ownRoles(call.db);
  const builtIn = builtInRoles.map((name) =>
    present(call, { name, createdAt: began, updatedAt: began }, false),
  );
  return { roles: [...builtIn, ...own.map((row) => present(call, row, true))] };
}

export async function createRole(call: ChatCall, name: string) {
  refuseUnlessServer(call);
  const now = call.now();
  const taken = (builtInRoles as readonly string[]).includes(name);
  if (!taken && (await ownRoles(call.db)).length >= mostRoles)
    throw badInput(`an app may have at most ${mostRoles} roles of its own`);
  const [row] = taken
    ? []
    : await call.db
        .insert(chatRoles)
        .values({ name, createdAt: now, updatedAt: now })
        .onConflictDoNothing()
        .returning();
  if (!row) throw badInput(`role "${name}" already exists`);
  return { role: present(call, row, true) };
}

/** A role that is still assigned cannot be deleted. */
export async function deleteRole(call: ChatCall, name: string) {
  refuseUnlessServer(call);
  if ((builtInRoles as readonly string[]).includes(name))
    throw notAllowed("a built-in role cannot be deleted");
  const [user] = await call.db.select().from(chatUsers).where(eq(chatUsers.role, name)).limit(1);
  const [member] = await call.db.select().from(chatMembers).where(eq(chatMembers.channelRole, name)).limit(1);
  if (user || member) throw badInput(`role "${name}" is still in use`);
  const gone = await call.db.delete(chatRoles).where(eq(chatRoles.name, name)).returning();
  if (!gone.length) throw missing(`role with name ${name}`);
  return {};
}

/** Its scopes are where it has grants: the app, or channel types. */
function present({ types }: ChatCall, { name, createdAt, updatedAt }: Row, custom: boolean) {
  const scopes = types
    .all()
    .filter((type) => type.grants && name in type.grants)
    .map((type) => type.name);
  return {
    name,
    custom,
    scopes: custom ? scopes : [".app", ...types.all().map((type) => type.name)],
    created_at: createdAt,
    updated_at: updatedAt,
  };
}
