import type { Chat } from "../context.ts";
import type { OpenConnection } from "../protocol/services.ts";

/** Closes the connection if its address is banned. */
export async function disconnectIfBanned({ addresses }: Chat, connection: OpenConnection) {
  if (!(await addresses.isBanned(connection.address))) return false;
  connection.close(4017, "this address was banned");
  return true;
}

/** Called after a ban of addresses in this process; other processes follow with their next health check. */
export async function disconnectBanned(chat: Chat) {
  for (const connection of chat.hub.connections())
    if (connection.lostAt === null) await disconnectIfBanned(chat, connection);
}
