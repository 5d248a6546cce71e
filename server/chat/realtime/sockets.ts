import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import { type WebSocket, WebSocketServer } from "ws";
import { closeSockets } from "#server/http/close-sockets.ts";
import { ChatRefusal, refusalFrom } from "../protocol/errors.ts";
import { type Connection, type Transport, SocketTransport, refuseTransport } from "./connection.ts";
import { announceDueReminders } from "../drafts/reminders.ts";
import { mayConnect } from "../policy/identify.ts";
import { closeEndedConnections } from "./close-ended-connections.ts";
import { forgetOldEvents } from "./forget-events.ts";
import { disconnectIfBanned } from "../users/disconnect-banned.ts";
import { openConnection } from "./open-connection.ts";
import { arrive, leave, stillHere } from "./presence.ts";
import type { RealtimeChat } from "./realtime-chat.ts";
import { announceWatching } from "./announce-watching.ts";

export interface SocketTimes {
  healthMs: number;
  /** How often open connections are checked for tokens that have ended. */
  endedMs: number;
  /** A socket that is silent for this long counts as dead. */
  silenceMs: number;
  /** How long a lost socket may take to reconnect before its user is offline, and before its frames are dropped. */
  graceMs: number;
  keptMs: number;
  /** A client that is this far behind is disconnected, to reconnect and reload. */
  bufferedBytes: number;
}
const usual: SocketTimes = {
  healthMs: 30_000,
  endedMs: 2000,
  silenceMs: 70_000,
  graceMs: 10_000,
  keptMs: 60_000,
  bufferedBytes: 4 * 1024 * 1024,
};

const tidyMs = 3_600_000;
const remindMs = 10_000;

/** The websocket side of the chat service: opens sockets, keeps them alive, drops dead ones. */
export class Sockets {
  private readonly server = new WebSocketServer({ noServer: true, maxPayload: 64 * 1024 });
  private readonly chat: RealtimeChat;
  private readonly times: SocketTimes;
  private readonly health: NodeJS.Timeout;
  private readonly ending: NodeJS.Timeout;
  private readonly tidying: NodeJS.Timeout;
  private readonly reminding: NodeJS.Timeout;
  private readonly leaving = new Map<Connection, NodeJS.Timeout>();

  constructor(chat: RealtimeChat, times: Partial<SocketTimes> = {}) {
    this.chat = chat;
    this.times = { ...usual, ...times };
    this.health = setInterval(() => void this.checkHealth(), this.times.healthMs);
    this.ending = setInterval(() => void closeEndedConnections(chat).catch(() => {}), this.times.endedMs);
    this.tidying = setInterval(() => void forgetOldEvents(chat).catch(() => {}), tidyMs);
    this.reminding = setInterval(() => void announceDueReminders(chat).catch(() => {}), remindMs);
    chat.hub.onWatching = announceWatching(chat);
  }

  accept(request: IncomingMessage, stream: Duplex, head: Buffer) {
    this.server.handleUpgrade(
      request,
      stream,
      head,
      (socket) =>
        void this.serve(socket, {
          request,
          transport: new SocketTransport(socket, stream, this.times.bufferedBytes),
        }),
    );
  }

  async stop() {
    clearInterval(this.health);
    clearInterval(this.ending);
    clearInterval(this.tidying);
    clearInterval(this.reminding);
    this.chat.hub.onWatching = () => {};
    this.chat.longPolls.stop();
    for (const timer of this.leaving.values()) clearTimeout(timer);
    const { registry } = this.chat.hub;
    const gone = [...registry.all()];
    for (const connection of gone) {
      registry.remove(connection);
      connection.close(1001, "the server is going away");
      await leave(this.chat, connection).catch(() => {});
    }
    await closeSockets(this.server);
  }

  private async serve(
    socket: WebSocket,
    { request, transport }: { request: IncomingMessage; transport: Transport },
  ) {
    socket.on("error", () => {});
    const query = new URL(request.url ?? "/", "http://socket").searchParams;
    const asked = { query, headers: request.headers, ip: this.chat.addressOf(request) };
    const connection = await openConnection(this.chat, transport, asked).catch((error: unknown) =>
      refuse(transport, error),
    );
    if (!connection) return;
    const seen = () => (connection.seenAt = Date.now());
    socket.on("message", seen);
    socket.on("pong", seen);
    socket.on("close", () => this.lose(connection, transport));
    await this.stay(connection).catch(() => {});
    if (socket.readyState > socket.OPEN) this.lose(connection, transport);
  }

  private lose(connection: Connection, transport: Transport) {
    if (!connection.detach(transport)) return;
    const { graceMs, keptMs } = this.times;
    const absent = () => {
      void leave(this.chat, connection).catch(() => {});
      this.leaving.set(connection, setTimeout(forget, keptMs - graceMs));
    };
    const forget = () => {
      this.leaving.delete(connection);
      this.chat.hub.remove(connection);
    };
    this.leaving.set(connection, setTimeout(absent, graceMs));
  }

  /** A connection that reconnects within the grace period never went offline; a later one comes online again. */
  private async stay(connection: Connection) {
    const timer = this.leaving.get(connection);
    clearTimeout(timer);
    this.leaving.delete(connection);
    if (timer && connection.caller.kind === "user") await arrive(this.chat, connection);
  }

  /** An account that lost its access is disconnected. */
  private async stillAdmitted({ caller, userId }: Connection) {
    return caller.kind !== "user" || mayConnect(this.chat, userId, caller.claims?.session).catch(() => true);
  }

  /** Checks a user's connections now rather than at the next health check. */
  async recheck(userId: string) {
    for (const connection of this.chat.hub.registry.ofUser(userId)) await this.closeIfRefused(connection);
  }

  private async closeIfRefused(connection: Connection) {
    if (await this.stillAdmitted(connection)) return false;
    connection.refuse(new ChatRefusal(5, "the account may not chat"));
    return true;
  }

  private async checkHealth() {
    const now = Date.now();
    const alive: string[] = [];
    for (const connection of this.chat.hub.registry.all()) {
      if (connection.lostAt !== null) continue;
      if (now - connection.seenAt > this.times.silenceMs) {
        connection.terminate();
        continue;
      }
      if (await this.closeIfRefused(connection)) continue;
      if (await disconnectIfBanned(this.chat, connection).catch(() => false)) continue;
      alive.push(connection.id);
      connection.checkHealth({
        type: "health.check",
        connection_id: connection.id,
        created_at: this.chat.now().toISOString(),
      });
    }
    await stillHere(this.chat, alive).catch(() => {});
  }
}

function refuse(transport: Transport, thrown: unknown) {
  refuseTransport(transport, refusalFrom(thrown));
  return null;
}
