import { eq } from "drizzle-orm";
import type { ChannelTypeChange } from "#contract/chat/channel-types.ts";
import type { ChatCall } from "../context.ts";
import { badInput, missing, notAllowed } from "../protocol/errors.ts";
import { chatChannels, chatChannelTypes } from "../store/tables.ts";
import { presentChangedType } from "../store/channels/channel-types.ts";
import { builtInCommands, builtInTypes } from "../store/channels/channel-types.data.ts";

/** Creates a channel type. */
export async function createChannelType(
  call: ChatCall,
  { name, ...change }: ChannelTypeChange & { name: string },
) {
  refusePeople(call);
  const now = call.now();
  if (Object.hasOwn(builtInTypes, name)) throw badInput(`channel type ${name} already exists`);
  const [made] = await call.db
    .insert(chatChannelTypes)
    .values({ name, config: configFrom(change), createdAt: now, updatedAt: now })
    .onConflictDoNothing()
    .returning();
  if (!made) throw badInput(`channel type ${name} already exists`);
  await call.types.readAgain();
  return presentChangedType(call.types.of(name));
}

/** Changes the configuration of a channel type; fields that are not given stay. */
export async function updateChannelType(call: ChatCall, name: string, change: ChannelTypeChange) {
  refusePeople(call);
  await call.types.readAgain();
  call.types.of(name);
  const now = call.now();
  await call.db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(chatChannelTypes)
      .where(eq(chatChannelTypes.name, name))
      .for("update");
    const config = { ...row?.config, ...configFrom(change) };
    await tx
      .insert(chatChannelTypes)
      .values({ name, config, createdAt: new Date(call.types.of(name).created_at), updatedAt: now })
      .onConflictDoUpdate({ target: chatChannelTypes.name, set: { config, updatedAt: now } });
  });
  await call.types.readAgain();
  return presentChangedType(call.types.of(name));
}

/** Deletes a channel type without channels; a built-in one is reset to its defaults. */
export async function deleteChannelType(call: ChatCall, name: string) {
  refusePeople(call);
  const [used] = await call.db
    .select({ cid: chatChannels.cid })
    .from(chatChannels)
    .where(eq(chatChannels.type, name))
    .limit(1);
  if (used) throw badInput(`channel type ${name} still has channels`);
  const gone = await call.db.delete(chatChannelTypes).where(eq(chatChannelTypes.name, name)).returning();
  if (!gone.length) throw missing(`channel type ${name}`);
  await call.types.readAgain();
  return {};
}

function refusePeople({ caller }: ChatCall) {
  if (caller.kind !== "server") throw notAllowed("channel types are changed with a server token only");
}

/** "all" means every built-in command. */
function configFrom(change: ChannelTypeChange): Record<string, unknown> {
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  if (!change.commands) return given;
  const commands = change.commands.flatMap((name) =>
    name === "all" ? Object.keys(builtInCommands) : [name],
  );
  return { ...given, commands: [...new Set(commands)] };
}
