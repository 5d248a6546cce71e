import { AttachmentLinks } from "./store/attachments/attachment-links.ts";
import { ChannelTypes } from "./store/channels/channel-types.ts";
import type { ChatDependencies } from "./context.ts";
import { readSettings } from "./store/app/settings.ts";
import { Limits } from "./protocol/rate-limits.ts";
import { SendQueue } from "./messages/send-queue.ts";
import { Addresses } from "./store/moderation/addresses.ts";
import { readWordLists } from "./store/moderation/word-lists.ts";
import { Hub } from "./realtime/hub.ts";
import { PostgresTransport } from "./realtime/postgres-transport.ts";
import type { RealtimeChat } from "./realtime/realtime-chat.ts";
import { RedisTransport } from "./realtime/redis-transport.ts";
import { LongPolls } from "./realtime/long-polls.ts";
import { Cached } from "./store/cached.ts";
import { Webhooks } from "./webhooks/webhooks.ts";
import { noteOpen } from "./background-tasks.ts";

export type { ModeratorsDecision } from "./context.ts";
export { withoutAlias } from "./http/aliases.ts";
export { unreadableBody } from "./protocol/errors.ts";
export { chatDocument, mountChat } from "./http/mount.ts";
export { Sockets, type SocketTimes } from "./realtime/sockets.ts";
export { recentMessages } from "./product/recent-messages.ts";
export { revokeSession } from "./policy/revocation.ts";
export {
  hasWritten,
  upsertChannel,
  channelsOfMember,
  postMessage,
  setChannelClosed,
  channelSummaries,
} from "./product/channels.ts";
export { moveMessages } from "./product/move-messages.ts";
export { hasPosted, postAsMember, whyNotPosted } from "./product/post-as-member.ts";
export { chatChannels, chatMembers } from "./store/tables.ts";
export { signToken } from "./protocol/tokens.ts";
export { tracesOf } from "./users/own-traces.ts";
export {
  channelsWithWordsOf,
  dropChannels,
  forgetPerson,
  giveWords,
  wordsOf,
} from "./users/forget-person.ts";
export { removeName } from "./users/remove-name.ts";
export { saveUsers } from "./store/users/queries.ts";
export { peopleAway } from "./users/waiting.ts";
export { chatRunners } from "./background-tasks.ts";

/** The chat service with what the product starts and stops. */
export interface RunningChat extends RealtimeChat {
  webhooks: Webhooks;
}

/** Creates the chat service; it receives events once its hub is started. */
export function openChat(dependencies: ChatDependencies): RunningChat {
  const { database } = dependencies;
  const { db } = database;
  const types = new ChannelTypes(db);
  const settings = new Cached(() => readSettings(db));
  const webhooks = new Webhooks(dependencies, settings);
  const hub = new Hub(
    database,
    types,
    dependencies.redisUrl ? new RedisTransport(dependencies.redisUrl) : new PostgresTransport(database),
  );
  hub.onBroadcast((event) => webhooks.offer(event));
  return noteOpen({
    ...dependencies,
    db,
    types,
    hub,
    sendQueue: new SendQueue(db),
    longPolls: new LongPolls(hub),
    limits: new Limits(),
    settings,
    words: new Cached(() => readWordLists(db)),
    addresses: new Addresses(dependencies),
    webhooks,
    links: new AttachmentLinks(dependencies),
  });
}

declare module "fastify" {
  interface FastifyInstance {
    chat: RunningChat;
  }
}
