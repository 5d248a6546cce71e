import type { Chat } from "../context.ts";
import type { OpenConnection } from "../protocol/services.ts";

/** Closes a connection that comes from a banned address. */
export async function hangUpIfBanned({ addresses }: Chat, connection: OpenConnection) {
  if (!(await addresses.isBanned(connection.address))) return false;
  connection.close(4017, "this address was banned");
  return true;
}

/** After a ban of addresses was made here; other processes follow with their next health check. */
export async function hangUpOnBanned(chat: Chat) {
  for (const connection of chat.hub.connections())
    if (connection.lostAt === null) await hangUpIfBanned(chat, connection);
}
