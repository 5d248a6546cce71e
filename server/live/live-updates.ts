import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import { sql } from "drizzle-orm";
import { type WebSocket, WebSocketServer } from "ws";
import type { Hint } from "#contract/live.ts";
import type { OpenDatabase } from "#server/database/open.ts";
import type { CommittedEvent } from "#server/events/stream.ts";
import { closeSockets } from "#server/http/close-sockets.ts";
import { HintJoiner, joinMissed } from "./join-hints.ts";
import { type Topic, hintOf, whoMayKnow } from "./audience.ts";

interface Listener {
  socket: WebSocket;
  topics: ReadonlySet<Topic>;
  userId: string | null;
  heardAt: number;
  /** Asks again whether the session still stands. */
  recheck(): Promise<Known | null>;
}
/** Whose session it is, and what they may hear. */
export interface Known {
  userId: string | null;
  topics: readonly Topic[];
}
export interface Entry extends Known {
  recheck(): Promise<Known | null>;
}
interface Handed {
  database: OpenDatabase;
  enter(request: IncomingMessage): Promise<Entry | "refused">;
  heartbeatMs?: number;
}

const mostMissed = 1000;
/** Events commit out of the order of their numbers, so a little is told again; hearing a hint twice does no harm. */
const overlap = 100;
/** After these, what a person may hear may be another. */
const hearingEvents = new Set(["account.signedOut", "account.changed", "community.pageChanged"]);

/** The product's live updates: small hints over one socket a tab, only to those who may know. */
export class LiveUpdates {
  private readonly server = new WebSocketServer({ noServer: true, maxPayload: 4096 });
  private readonly listeners = new Set<Listener>();
  private readonly joiner = new HintJoiner((topics, hint) => this.send(topics, hint));
  private readonly handed: Handed;
  private readonly heartbeat: NodeJS.Timeout;
  private readonly heartbeatMs: number;

  constructor(handed: Handed) {
    this.handed = handed;
    this.heartbeatMs = handed.heartbeatMs ?? 25_000;
    this.heartbeat = setInterval(() => void this.beat(), this.heartbeatMs);
  }

  accept(request: IncomingMessage, stream: Duplex, head: Buffer) {
    this.server.handleUpgrade(request, stream, head, (socket) => void this.serve(socket, request));
  }

  /** Tells an event to whoever may know it. */
  tell(event: CommittedEvent) {
    const topics = whoMayKnow(event);
    if (topics.length) this.joiner.add(topics, hintOf(event));
    const { userId } = event.data;
    if (userId && hearingEvents.has(event.name)) void this.recheck((listener) => listener.userId === userId);
  }

  private send(topics: Topic[], hint: Hint) {
    const text = JSON.stringify(hint);
    for (const { socket, topics: own } of this.listeners)
      if (topics.some((topic) => own.has(topic))) send(socket, text);
  }

  stop() {
    clearInterval(this.heartbeat);
    this.joiner.stop();
    return closeSockets(this.server);
  }

  private async serve(socket: WebSocket, request: IncomingMessage) {
    socket.on("error", () => {});
    const entry = await this.handed.enter(request).catch(() => "unknown" as const);
    if (entry === "unknown") return socket.close(1013, "try again later");
    if (entry === "refused") return socket.close(4401, "sign in first");
    const listener: Listener = {
      socket,
      topics: new Set(entry.topics),
      userId: entry.userId,
      heardAt: Date.now(),
      recheck: entry.recheck,
    };
    this.listeners.add(listener);
    const heard = () => (listener.heardAt = Date.now());
    socket.on("pong", heard);
    socket.on("message", heard);
    socket.on("close", () => this.listeners.delete(listener));
    if (socket.readyState > socket.OPEN) this.listeners.delete(listener);
    await this.greet(listener, request).catch(() => socket.close(1013, "try again later"));
  }

  /** Where the stream stands, and what was missed since the position the client quotes. */
  private async greet({ socket, topics }: Listener, request: IncomingMessage) {
    const asked = new URL(request.url ?? "/", "http://socket").searchParams.get("since");
    const position = await this.lastPosition();
    send(socket, JSON.stringify({ type: "welcome", position }));
    if (asked === null) return;
    const missed = await this.missed(Number(asked), position, topics);
    if (missed === "too much") return send(socket, JSON.stringify({ type: "resync", position }));
    for (const hint of missed) send(socket, JSON.stringify(hint));
  }

  private async missed(
    since: number,
    position: number,
    topics: ReadonlySet<Topic>,
  ): Promise<Hint[] | "too much"> {
    if (!Number.isInteger(since) || since < 0 || position - since > mostMissed) return "too much";
    const { rows } = await this.handed.database.db.execute<{
      position: string;
      name: string;
      data: Record<string, unknown>;
      at: string;
    }>(
      sql`select position, name, data, at from domain_events where position > ${since - overlap} order by position`,
    );
    const known = rows.filter((row) => whoMayKnow(row).some((topic) => topics.has(topic)));
    return joinMissed(
      known.map((row) => hintOf({ ...row, position: Number(row.position), at: new Date(row.at) })),
    );
  }

  private async lastPosition() {
    const { rows } = await this.handed.database.db.execute<{ position: string }>(
      sql`select coalesce(max(position), 0) as position from domain_events`,
    );
    return Number(rows[0]?.position ?? 0);
  }

  private async beat() {
    const silentSince = Date.now() - 2.5 * this.heartbeatMs;
    for (const { socket, heardAt } of this.listeners)
      if (heardAt < silentSince) socket.terminate();
      else socket.ping();
    await this.recheck(() => true);
  }

  /** Whoever signed out, lost a part or changed sides hears nothing more. */
  private async recheck(which: (listener: Listener) => boolean) {
    for (const listener of this.listeners) {
      if (!which(listener)) continue;
      const known = await listener.recheck().catch(() => undefined);
      if (known === undefined) continue;
      const now = known?.topics ?? [];
      const same = now.length === listener.topics.size && now.every((topic) => listener.topics.has(topic));
      if (!known || !same) listener.socket.close(4401, "the session has changed");
    }
  }
}

function send(socket: WebSocket, text: string) {
  if (socket.readyState === socket.OPEN) socket.send(text);
}
