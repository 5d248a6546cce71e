import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import type { FastifyInstance } from "fastify";
import type { ServerDependencies } from "#server/dependencies.ts";
import { type SocketTimes, Sockets } from "#server/chat/index.ts";
import { findViewer } from "#server/domains/accounts/index.ts";
import { communitiesOf } from "#server/domains/communities/index.ts";
import { followEvents } from "#server/events/stream.ts";
import { topicsOf } from "./audience.ts";
import { type Entry, type Known, LiveUpdates } from "./live-updates.ts";

interface Times {
  chat?: Partial<SocketTimes>;
  heartbeatMs?: number;
}

/** Opens the two websockets, /chat/connect and /api/live, on the server of the app; answers with the way to close them. */
export async function attachRealtime(
  app: FastifyInstance,
  dependencies: ServerDependencies,
  times: Times = {},
) {
  const { database } = dependencies;
  const { chat } = app;
  await chat.hub.start();
  chat.webhooks.start();
  const sockets = new Sockets(chat, times.chat);
  const live = new LiveUpdates({
    database,
    enter: (request) => enterLive(app, dependencies, request),
    ...(times.heartbeatMs !== undefined && { heartbeatMs: times.heartbeatMs }),
  });
  const stopFollowing = await followEvents(database, (event) => {
    live.tell(event);
    // A colleague who was switched off, say, chats no more.
    if (event.name === "account.changed") void sockets.recheck(String(event.data.userId)).catch(() => {});
  });

  function upgrade(request: IncomingMessage, stream: Duplex, head: Buffer) {
    const path = (request.url ?? "").split("?", 1)[0];
    if (path === "/chat/connect") return sockets.accept(request, stream, head);
    if (path === "/api/live") return live.accept(request, stream, head);
    if (app.server.listenerCount("upgrade") === 1) stream.destroy();
  }
  app.server.on("upgrade", upgrade);
  return async () => {
    app.server.off("upgrade", upgrade);
    await stopFollowing();
    await Promise.all([live.stop(), sockets.stop()]);
    await chat.hub.stop();
    await chat.webhooks.stop();
  };
}

/** The session cookie counts only for our own pages; other programs hand their token over. */
async function enterLive(
  app: FastifyInstance,
  dependencies: ServerDependencies,
  request: IncomingMessage,
): Promise<Entry | "refused"> {
  const { db } = dependencies.database;
  const find = async (token: string): Promise<Known | null> => {
    const viewer = await findViewer({ db, now: dependencies.now }, token, "user");
    if (viewer === "expired" || !viewer) return null;
    const { userId } = viewer;
    return { userId, topics: topicsOf(viewer, userId ? await communitiesOf(db, userId) : []) };
  };
  const given = new URL(request.url ?? "/", "http://socket").searchParams.get("token");
  if (!given && isForeign(request, dependencies.config.publicUrl)) return "refused";
  const token = given ?? app.parseCookie(request.headers.cookie ?? "").token;
  const known = token ? await find(token) : null;
  return token && known ? { ...known, recheck: () => find(token) } : "refused";
}

function isForeign({ headers }: IncomingMessage, publicUrl: string) {
  const { origin, host } = headers;
  if (!origin || origin === publicUrl) return false;
  return !URL.canParse(origin) || new URL(origin).host !== host;
}
