import type { OpenDatabase } from "#server/database/open.ts";
import type { Chat, ChatPolicy } from "./context.ts";
import { Hub } from "./realtime/hub.ts";

export type { Chat } from "./context.ts";
export { chatDocument, mountChat } from "./mount.ts";
export { Sockets, type SocketTimes } from "./realtime/sockets.ts";
export { openRoom, roomsOf, sayInRoom, setRoomClosed, summariesOf } from "./rooms.ts";
export { chatChannels, chatMembers } from "./tables.ts";
export { signToken } from "./tokens.ts";
export { saveUsers } from "./users/queries.ts";

interface Handed {
  database: OpenDatabase;
  now: () => Date;
  apiKey: string;
  secret: string;
  policy: ChatPolicy;
}

/** The chat service, made of what it is handed; it listens once its hub is started. */
export function openChat(handed: Handed): Chat {
  return { ...handed, db: handed.database.db, hub: new Hub(handed.database) };
}

declare module "fastify" {
  interface FastifyInstance {
    chat: Chat;
  }
}
