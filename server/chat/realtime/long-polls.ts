import type { ChatCall } from "../context.ts";
import { ChatRefusal, badInput } from "../protocol/errors.ts";
import type { Connection, Line } from "./connection.ts";
import { type Asked, openLine } from "./open-connection.ts";
import { leave } from "./presence.ts";

type Frame = { type: string; created_at: string } & Record<string, unknown>;
const waitMs = 25_000;
const keptMs = 60_000;

/** A line of polls: what comes is kept by the connection until a poll takes it and the next one acknowledges it. */
class PollLine implements Line {
  open = true;
  /** What is not numbered: the first frame and health checks. */
  loose: Frame[] = [];
  wake = () => {};
  expiry: NodeJS.Timeout | undefined;
  /** The last number its reader has seen. */
  acknowledged = 0;

  send() {
    this.wake();
  }
  say(text: string) {
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

/** The long-poll side of the chat service, for those whom websockets do not reach. */
export class LongPolls {
  private readonly lines = new Map<string, { line: PollLine; connection: Connection }>();

  async open(call: ChatCall, asked: Asked) {
    const line = new PollLine();
    const connection = await openLine(call, line, asked);
    this.lines.set(connection.id, { line, connection });
    this.keep(call, connection, line);
    return { events: line.loose.splice(0) };
  }

  /** Waits for what comes after the last number seen. */
  async poll(call: ChatCall, id: string, ack: number) {
    const { line, connection } = this.find(call, id);
    connection.heardAt = Date.now();
    if (ack < line.acknowledged || ack > connection.latest)
      throw badInput(`ack must be from ${line.acknowledged} to ${connection.latest} now`, {
        ack: "is no number that this connection can go on from",
      });
    if (!connection.canResume(ack)) throw expired(id);
    connection.forget(ack);
    line.acknowledged = ack;
    clearTimeout(line.expiry);
    line.wake();
    if (!line.loose.length && !connection.waiting.length) await arrival(line);
    this.keep(call, connection, line);
    if (!line.open) throw expired(id);
    const numbered = connection.waiting.map((frame) => JSON.parse(frame) as Frame);
    return { events: [...line.loose.splice(0), ...numbered] };
  }

  close(call: ChatCall, id: string) {
    const { line, connection } = this.find(call, id);
    this.end(call, connection, line);
    return {};
  }

  stop() {
    for (const { line } of this.lines.values()) {
      clearTimeout(line.expiry);
      line.close();
    }
  }

  private find(call: ChatCall, id: string) {
    const known = this.lines.get(id);
    if (!known || (call.actorId ?? known.connection.userId) !== known.connection.userId) throw expired(id);
    return known;
  }

  private keep(call: ChatCall, connection: Connection, line: PollLine) {
    clearTimeout(line.expiry);
    line.expiry = setTimeout(() => this.end(call, connection, line), keptMs);
    line.expiry.unref();
  }

  private end(call: ChatCall, connection: Connection, line: PollLine) {
    clearTimeout(line.expiry);
    this.lines.delete(connection.id);
    line.close();
    call.hub.remove(connection);
    if (connection.caller.kind === "user") void leave(call, connection).catch(() => {});
  }
}

function arrival(line: PollLine) {
  return new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, waitMs);
    line.wake = () => {
      clearTimeout(timer);
      line.wake = () => {};
      // Whatever else comes in this moment goes along.
      setImmediate(resolve);
    };
  });
}

function expired(id: string) {
  return new ChatRefusal(16, `Can't find connection with id ${id}`);
}
