import type { Duplex } from "node:stream";
import type { WebSocket } from "ws";
import type { Caller } from "../context.ts";
import { type ChatRefusal, errorBody } from "../protocol/errors.ts";
import type { Totals } from "../store/users/unread.ts";
import { SentFrames } from "./sent-frames.ts";
import { type SharedEvent, tailOf } from "./shared-event.ts";

/** Where a connection's frames go: a websocket, or a poll that waits for its answer. */
export interface Transport {
  readonly open: boolean;
  /** Sends an event, which gets a number. */
  send(event: SharedEvent, tail: string): void;
  /** Sends a frame without a number. */
  sendText(text: string): void;
  ping(): void;
  close(code: number, reason: string): void;
  terminate(): void;
}

/**
 * One client. It outlives its transport for a while: sent frames stay in a ring under growing numbers,
 * so that a client that reconnects gets exactly what it missed.
 */
export class Connection {
  readonly id: string;
  readonly userId: string;
  caller: Caller;
  readonly watching = new Set<string>();
  readonly watchedUsers = new Set<string>();
  seenAt = Date.now();
  lostAt: number | null = null;
  /** The address it comes from, as a digest. */
  address = "";
  private transport: Transport | null = null;
  private greeted = false;
  private readonly sent = new SentFrames();

  constructor(id: string, userId: string, caller: Caller) {
    this.id = id;
    this.userId = userId;
    this.caller = caller;
  }

  send(event: SharedEvent, own?: Totals) {
    const sequence = this.sent.add(event, own);
    if (this.greeted && this.transport?.open) this.transport.send(event, tailOf(sequence, own));
  }

  /** The first frame of a transport; events that came while it opened follow. */
  greet(frame: object, lastSeen = 0) {
    this.transport?.sendText(JSON.stringify(frame));
    this.greeted = true;
    this.replay(lastSeen);
  }

  /** Sends again what came after a number. */
  replay(lastSeen: number) {
    for (const { sequence, event, own } of this.sent.after(lastSeen))
      if (this.transport?.open) this.transport.send(event, tailOf(sequence, own));
  }

  /** The frames in the ring, as they would be sent. */
  get waiting(): string[] {
    return [...this.sent.after(0)].map(({ sequence, event, own }) => event.text(tailOf(sequence, own)));
  }

  /** Drops the frames that were seen. */
  forget(lastSeen: number) {
    this.sent.forget(lastSeen);
  }

  /** Sends a ping and a health check, which has no number. */
  checkHealth(frame: object) {
    if (!this.greeted || !this.transport?.open) return;
    this.transport.ping();
    this.transport.sendText(JSON.stringify(frame));
  }

  /** The number of the last frame. */
  get latest() {
    return this.sent.latest;
  }

  canResume(lastSeen: number) {
    return this.sent.holdsAfter(lastSeen);
  }

  attach(transport: Transport, { caller, address }: { caller: Caller; address: string }) {
    if (this.transport !== transport) this.transport?.terminate();
    this.transport = transport;
    this.caller = caller;
    this.address = address;
    this.lostAt = null;
    this.seenAt = Date.now();
  }

  /** True when it was this transport that served the connection. */
  detach(transport: Transport) {
    if (this.transport !== transport) return false;
    this.transport = null;
    this.lostAt = Date.now();
    return true;
  }

  terminate() {
    this.transport?.terminate();
  }
  close(code: number, reason: string) {
    this.transport?.close(code, reason);
  }
  /** Sends the reason, then closes. */
  refuse(refusal: ChatRefusal | null) {
    if (this.transport?.open) refuseTransport(this.transport, refusal);
  }
}

/** An error is a frame with a type, as all are; then the transport closes with a code of its own. */
export function refuseTransport(
  transport: Pick<Transport, "sendText" | "close">,
  refusal: ChatRefusal | null,
) {
  const error = errorBody(refusal, "Connect");
  transport.sendText(JSON.stringify({ type: "error", created_at: new Date().toISOString(), error }));
  transport.close(4000 + Math.max(0, error.code), `code ${error.code}`);
}

/** Counts the turns of the event loop. */
let turn = 0;
let counting = false;
function thisTurn() {
  if (!counting) {
    counting = true;
    setImmediate(() => {
      turn += 1;
      counting = false;
    });
  }
  return turn;
}

let severalComing = false;
/** Announces that sockets will get several frames in one turn, so that the first waits for the others. */
export function expectSeveral(several: boolean) {
  severalComing = several;
}

/**
 * A websocket. Frames are written whole to the underlying stream; those after the first of one turn are sent
 * together, and with the first when several are expected. A client that falls too far behind is disconnected, to reconnect and reload.
 */
export class SocketTransport implements Transport {
  private readonly socket: WebSocket;
  private readonly stream: Duplex;
  private readonly mostBuffered: number;
  private lastTurn = -1;
  private corked = false;

  constructor(socket: WebSocket, stream: Duplex, mostBuffered: number) {
    this.socket = socket;
    this.stream = stream;
    this.mostBuffered = mostBuffered;
  }

  get open() {
    return this.socket.readyState === this.socket.OPEN;
  }
  send(event: SharedEvent, tail: string) {
    if (this.stream.writableLength > this.mostBuffered) return this.socket.terminate();
    if ((severalComing || this.lastTurn === thisTurn()) && !this.corked) {
      this.corked = true;
      this.stream.cork();
      queueMicrotask(this.uncork);
    }
    this.lastTurn = turn;
    this.stream.write(event.frame(tail), "latin1");
  }
  sendText(text: string) {
    this.socket.send(text);
  }
  ping() {
    this.socket.ping();
  }
  close(code: number, reason: string) {
    this.socket.close(code, reason);
  }
  terminate() {
    this.socket.terminate();
  }

  private readonly uncork = () => {
    this.corked = false;
    this.stream.uncork();
  };
}
