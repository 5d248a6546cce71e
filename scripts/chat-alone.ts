import Fastify from "fastify";
import multipart from "@fastify/multipart";
import { Sockets, mountChat, openChat, withoutAlias } from "#server/chat/index.ts";
import { openDatabase } from "#server/database/open.ts";
import { openOutside } from "#server/outside/open.ts";
import { readConfig } from "#server/config.ts";

/**
 * The chat service without the product around it, for measuring and for proofs: DATABASE_URL, PORT, SECRET.
 * Whoever started it may ask it for its memory, tell it to cut sockets, or to tell an event to a channel's watchers.
 */
export interface Order {
  kind: "memory" | "cut" | "tell";
  /** cut: which part of the sockets. */
  part?: number;
  /** tell: which channels, and how many rounds. */
  cids?: string[];
  rounds?: number;
  event?: { type: string; [field: string]: unknown };
}
const config = readConfig();
const database = openDatabase(config.DATABASE_URL!, { max: 10 });
const chat = openChat({
  database,
  now: () => new Date(),
  apiKey: config.PUBLIC_API_KEY,
  secret: config.secret,
  policy: {
    channelsByUsers: false,
    profilesByUsers: false,
    admits: async () => true,
    keepDecision: async () => {},
  },
  redisUrl: config.REDIS_URL,
  url: config.publicUrl,
  addressOf: ({ socket }) => socket.remoteAddress ?? "",
  developmentTokens: false,
  outside: openOutside(config, () => {}),
  translate: null,
});
const app = Fastify({
  logger: false,
  routerOptions: { maxParamLength: 300 },
  rewriteUrl: ({ url = "/" }) => withoutAlias(url),
});
await app.register(multipart);
await app.register(async (http) => mountChat(http, chat), { prefix: "/chat" });
await chat.hub.start();
const { BUFFERED_BYTES, GRACE_MS } = process.env;
const sockets = new Sockets(chat, {
  ...(BUFFERED_BYTES && { bufferedBytes: Number(BUFFERED_BYTES) }),
  ...(GRACE_MS && { graceMs: Number(GRACE_MS), keptMs: 2 * Number(GRACE_MS) }),
});
app.server.on("upgrade", (request, stream, head) => sockets.accept(request, stream, head));
await app.listen({ port: config.PORT, host: "127.0.0.1" });

process.on("message", (order: Order) => {
  if (order.kind === "memory") {
    (globalThis as { gc?: () => void }).gc?.();
    const { rss, heapUsed, external } = process.memoryUsage();
    process.send?.({ resident: rss, held: heapUsed + external });
  }
  if (order.kind === "cut")
    for (const connection of chat.hub.registry.all())
      if (Math.random() < (order.part ?? 0.1)) connection.terminate();
  if (order.kind === "tell") void tellRounds(order);
});
process.send?.({ ready: true });

async function tellRounds({ cids = [], rounds = 1, event }: Order) {
  for (let round = 0; round < rounds; round++) {
    for (const cid of cids) chat.hub.broadcast({ cid }, { ...event!, cid });
    await new Promise((resolve) => setImmediate(resolve));
  }
}
