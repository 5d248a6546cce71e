import { asc, eq } from "drizzle-orm";
import { builtInCommands } from "../store/channels/channel-types.data.ts";
import { type ChatCall, refuseUnlessServer } from "../context.ts";
import { badInput, missing, notAllowed } from "../protocol/errors.ts";
import { chatCommands } from "../store/app/tables.ts";

type Row = typeof chatCommands.$inferSelect;
interface Words {
  description?: string | null | undefined;
  args?: string | null | undefined;
  set?: string | null | undefined;
}

export async function listCommands(call: ChatCall) {
  const rows = await call.db.select().from(chatCommands).orderBy(asc(chatCommands.name));
  return { commands: [...Object.values(builtInCommands), ...rows.map(present)] };
}

export async function createCommand(call: ChatCall, { name, ...words }: Words & { name: string }) {
  refuseUnlessServer(call);
  const now = call.now();
  const values = { name, createdAt: now, updatedAt: now, ...given(words) };
  const taken = Object.hasOwn(builtInCommands, name);
  const [row] = taken
    ? []
    : await call.db.insert(chatCommands).values(values).onConflictDoNothing().returning();
  if (!row) throw badInput(`command with name "${name}" already exists`);
  return { command: present(row) };
}

export async function getCommand(call: ChatCall, name: string) {
  if (Object.hasOwn(builtInCommands, name)) return builtInCommands[name]!;
  return present(await find(call, name));
}

export async function updateCommand(call: ChatCall, name: string, words: Words) {
  refuseOwn(call, name);
  const [row] = await call.db
    .update(chatCommands)
    .set({ ...given(words), updatedAt: call.now() })
    .where(eq(chatCommands.name, name))
    .returning();
  if (!row) throw missing(`command with name ${name}`);
  return { command: present(row) };
}

export async function deleteCommand(call: ChatCall, name: string) {
  refuseOwn(call, name);
  await find(call, name);
  await call.db.delete(chatCommands).where(eq(chatCommands.name, name));
  return { name };
}

async function find({ db }: ChatCall, name: string) {
  const [row] = await db.select().from(chatCommands).where(eq(chatCommands.name, name));
  if (!row) throw missing(`command with name ${name}`);
  return row;
}

function refuseOwn(call: ChatCall, name: string) {
  refuseUnlessServer(call);
  if (Object.hasOwn(builtInCommands, name)) throw notAllowed("a built-in command cannot be changed");
}

function given({ description, args, set }: Words) {
  return {
    ...(typeof description === "string" && { description }),
    ...(typeof args === "string" && { args }),
    ...(typeof set === "string" && { set }),
  };
}

function present({ name, description, args, set, createdAt, updatedAt }: Row) {
  return { name, description, args, set, created_at: createdAt, updated_at: updatedAt };
}
