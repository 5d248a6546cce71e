import type { OpenDatabase } from "#server/database/open.ts";
import { ChannelTypes } from "./channels/channel-types.ts";
import type { Chat, Handed } from "./context.ts";
import { readSettings } from "./app/settings.ts";
import { Limits } from "./limits.ts";
import { readWordLists } from "./moderation/word-lists.ts";
import { Hub } from "./realtime/hub.ts";
import { Remembered } from "./remembered.ts";

export type { Chat } from "./context.ts";
export { chatDocument, mountChat } from "./mount.ts";
export { Sockets, type SocketTimes } from "./realtime/sockets.ts";
export { openRoom, roomsOf, sayInRoom, setRoomClosed, summariesOf } from "./rooms.ts";
export { chatChannels, chatMembers } from "./tables.ts";
export { signToken } from "./tokens.ts";
export { saveUsers } from "./users/queries.ts";

/** The chat service, made of what it is handed; it listens once its hub is started. */
export function openChat(handed: Handed): Chat {
  const { database } = handed;
  const { db } = database;
  const types = new ChannelTypes(db);
  return {
    ...handed,
    db,
    types,
    hub: new Hub(database, types),
    limits: new Limits(),
    settings: new Remembered(() => readSettings(db)),
    words: new Remembered(() => readWordLists(db)),
  };
}

declare module "fastify" {
  interface FastifyInstance {
    chat: Chat;
  }
}
