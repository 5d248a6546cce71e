import { eq } from "drizzle-orm";
import { type ChatCall, refuseUnlessServer } from "../context.ts";
import { badInput, missing, notAllowed } from "../protocol/errors.ts";
import { allPermissions, findLevel, presentPermission } from "../store/permissions/permissions.ts";
import { builtInPermissions } from "../store/permissions/permissions.data.ts";
import { chatPermissions } from "../store/permissions/tables.ts";

interface Fields {
  name?: string | null | undefined;
  description?: string | null | undefined;
  action: string;
  owner?: boolean | null | undefined;
  same_team?: boolean | null | undefined;
  condition?: Record<string, unknown> | null | undefined;
}

/** Creates a custom permission: a known action, for owners, for a team or under a condition. */
export async function createPermission(call: ChatCall, { id, ...fields }: Fields & { id: string }) {
  refuseUnlessServer(call);
  refuseUnknownAction(fields.action);
  const now = call.now();
  const values = { id, name: fields.name || id, createdAt: now, updatedAt: now, ...columns(fields) };
  const taken = builtInPermissions.has(id);
  const made = taken
    ? []
    : await call.db.insert(chatPermissions).values(values).onConflictDoNothing().returning();
  if (!made.length) throw badInput(`permission with id "${id}" already exists`);
  return present(call, id);
}

export async function updatePermission(call: ChatCall, id: string, fields: Fields) {
  refuseUnlessServer(call);
  refuseBuiltIn(id);
  refuseUnknownAction(fields.action);
  const changed = await call.db
    .update(chatPermissions)
    .set({ ...columns(fields), ...(fields.name && { name: fields.name }), updatedAt: call.now() })
    .where(eq(chatPermissions.id, id))
    .returning({ id: chatPermissions.id });
  if (!changed.length) throw missing(`permission with id ${id}`);
  return present(call, id);
}

export async function deletePermission(call: ChatCall, id: string) {
  refuseUnlessServer(call);
  refuseBuiltIn(id);
  const gone = await call.db.delete(chatPermissions).where(eq(chatPermissions.id, id)).returning();
  if (!gone.length) throw missing(`permission with id ${id}`);
  return {};
}

function columns({ description, action, owner, same_team, condition }: Fields) {
  return {
    description: description ?? "",
    action,
    owner: owner ?? false,
    sameTeam: same_team ?? false,
    condition: condition ?? null,
  };
}

function refuseUnknownAction(action: string) {
  if (!findLevel(action)) throw badInput(`action "${action}" is not known`, { action: "is not known" });
}
function refuseBuiltIn(id: string) {
  if (builtInPermissions.has(id)) throw notAllowed("a built-in permission cannot be changed");
}

async function present({ db }: ChatCall, id: string) {
  return { permission: presentPermission((await allPermissions(db)).get(id)!) };
}
