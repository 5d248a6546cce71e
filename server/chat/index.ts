import { AttachmentLinks } from "./attachments/attachment-links.ts";
import { ChannelTypes } from "./channels/channel-types.ts";
import type { Chat, Handed } from "./context.ts";
import { readSettings } from "./app/settings.ts";
import { Limits } from "./limits.ts";
import { Sending } from "./messages/sending.ts";
import { Addresses } from "./moderation/addresses.ts";
import { readWordLists } from "./moderation/word-lists.ts";
import { Hub } from "./realtime/hub.ts";
import { PostgresWire } from "./realtime/postgres-wire.ts";
import { RedisWire } from "./realtime/redis-wire.ts";
import { LongPolls } from "./realtime/long-polls.ts";
import { Remembered } from "./remembered.ts";
import { Webhooks } from "./webhooks/webhooks.ts";
import { noteOpen } from "./background-tasks.ts";

export { withoutAlias } from "./aliases.ts";
export type { Chat } from "./context.ts";
export { unreadableBody } from "./errors.ts";
export { chatDocument, mountChat } from "./mount.ts";
export { Sockets, type SocketTimes } from "./realtime/sockets.ts";
export { recentMessages } from "./recent-messages.ts";
export { revokeSession } from "./revocation.ts";
export { hasWritten, openRoom, roomsOf, sayInRoom, setRoomClosed, summariesOf } from "./rooms.ts";
export { chatChannels, chatMembers } from "./tables.ts";
export { signToken } from "./tokens.ts";
export { forgetPerson, wordsOf } from "./users/forget-person.ts";
export { saveUsers } from "./users/queries.ts";
export { peopleAway } from "./users/waiting.ts";
export { chatServiceTasks } from "./background-tasks.ts";

/** The chat service, made of what it is handed; it listens once its hub is started. */
export function openChat(handed: Handed): Chat {
  const { database } = handed;
  const { db } = database;
  const types = new ChannelTypes(db);
  const settings = new Remembered(() => readSettings(db));
  const webhooks = new Webhooks(handed, settings);
  const hub = new Hub(
    database,
    types,
    handed.redisUrl ? new RedisWire(handed.redisUrl) : new PostgresWire(database),
  );
  hub.onTell((event) => webhooks.offer(event));
  return noteOpen({
    ...handed,
    db,
    types,
    hub,
    sending: new Sending(db),
    longPolls: new LongPolls(),
    limits: new Limits(),
    settings,
    words: new Remembered(() => readWordLists(db)),
    addresses: new Addresses(handed),
    webhooks,
    links: new AttachmentLinks(handed),
  });
}

declare module "fastify" {
  interface FastifyInstance {
    chat: Chat;
  }
}
