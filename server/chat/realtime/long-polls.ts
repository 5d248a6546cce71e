import type { ChatCall, Opening } from "../context.ts";
import { ChatRefusal, badInput } from "../protocol/errors.ts";
import type { Connection, Transport } from "./connection.ts";
import { openConnection } from "./open-connection.ts";
import type { Hub } from "./hub.ts";
import { leave } from "./presence.ts";

type Frame = { type: string; created_at: string } & Record<string, unknown>;
const waitMs = 25_000;
const keptMs = 60_000;

/** Long polls as a transport: frames stay in the connection until a poll takes them and the next one acknowledges them. */
class PollTransport implements Transport {
  open = true;
  /** Frames without a number: the first one and health checks. */
  loose: Frame[] = [];
  wake = () => {};
  expiry: NodeJS.Timeout | undefined;
  /** The last number the client has seen. */
  acknowledged = 0;

  send() {
    this.wake();
  }
  sendText(text: string) {
    this.loose = [...this.loose, JSON.parse(text) as Frame].slice(-10);
    this.wake();
  }
  ping() {}
  close() {
    this.open = false;
    this.wake();
  }
  terminate() {
    this.close();
  }
}

/** The long-poll side of the chat service, for clients that cannot open websockets. */
export class LongPolls {
  private readonly hub: Hub;
  private readonly polls = new Map<string, { transport: PollTransport; connection: Connection }>();

  constructor(hub: Hub) {
    this.hub = hub;
  }

  async open(call: ChatCall, opening: Opening) {
    const transport = new PollTransport();
    const connection = await openConnection({ ...call, hub: this.hub }, transport, opening);
    this.polls.set(connection.id, { transport, connection });
    this.renew(call, connection, transport);
    return { events: transport.loose.splice(0) };
  }

  /** Waits for what comes after the last number seen. */
  async poll(call: ChatCall, id: string, ack: number) {
    const { transport, connection } = this.find(call, id);
    connection.seenAt = Date.now();
    if (ack < transport.acknowledged || ack > connection.latest)
      throw badInput(`ack must be from ${transport.acknowledged} to ${connection.latest} now`, {
        ack: "is no number that this connection can go on from",
      });
    if (!connection.canResume(ack)) throw expired(id);
    connection.forget(ack);
    transport.acknowledged = ack;
    clearTimeout(transport.expiry);
    transport.wake();
    if (!transport.loose.length && !connection.waiting.length) await arrival(transport);
    this.renew(call, connection, transport);
    if (!transport.open) throw expired(id);
    const numbered = connection.waiting.map((frame) => JSON.parse(frame) as Frame);
    return { events: [...transport.loose.splice(0), ...numbered] };
  }

  close(call: ChatCall, id: string) {
    const { transport, connection } = this.find(call, id);
    this.end(call, connection, transport);
    return {};
  }

  stop() {
    for (const { transport } of this.polls.values()) {
      clearTimeout(transport.expiry);
      transport.close();
    }
  }

  private find(call: ChatCall, id: string) {
    const known = this.polls.get(id);
    if (!known || (call.actorId ?? known.connection.userId) !== known.connection.userId) throw expired(id);
    return known;
  }

  private renew(call: ChatCall, connection: Connection, transport: PollTransport) {
    clearTimeout(transport.expiry);
    transport.expiry = setTimeout(() => this.end(call, connection, transport), keptMs);
    transport.expiry.unref();
  }

  private end(call: ChatCall, connection: Connection, transport: PollTransport) {
    clearTimeout(transport.expiry);
    this.polls.delete(connection.id);
    transport.close();
    this.hub.remove(connection);
    if (connection.caller.kind === "user") void leave(call, connection).catch(() => {});
  }
}

function arrival(transport: PollTransport) {
  return new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, waitMs);
    transport.wake = () => {
      clearTimeout(timer);
      transport.wake = () => {};
      // Frames that arrive in the same turn are sent together.
      setImmediate(resolve);
    };
  });
}

function expired(id: string) {
  return new ChatRefusal(16, `Can't find connection with id ${id}`);
}
