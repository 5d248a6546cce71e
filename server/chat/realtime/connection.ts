import type { WebSocket } from "ws";
import type { Caller } from "../context.ts";

const keptFrames = 500;
const mostBufferedBytes = 4 * 1024 * 1024;

/**
 * One listener. It outlives its socket for a while: what was sent is kept in a ring under growing numbers,
 * so that a socket that comes back gets exactly what it missed.
 */
export class Connection {
  readonly id: string;
  readonly userId: string;
  readonly caller: Caller;
  readonly watching = new Set<string>();
  readonly watchedUsers = new Set<string>();
  heardAt = Date.now();
  lostAt: number | null = null;
  private socket: WebSocket | null = null;
  private greeted = false;
  private sequence = 0;
  private ring: { sequence: number; frame: string }[] = [];

  constructor(id: string, userId: string, caller: Caller) {
    this.id = id;
    this.userId = userId;
    this.caller = caller;
  }

  /** Sends an event, given as JSON text so that it is written once for all its receivers. */
  send(event: string, own?: object) {
    const frame = extend(event, { sequence: ++this.sequence, ...own });
    this.ring.push({ sequence: this.sequence, frame });
    if (this.ring.length > keptFrames) this.ring.shift();
    if (this.greeted) this.write(frame);
  }

  /** The first frame of a socket; whatever happened while it opened follows. */
  greet(frame: object, lastSeen = 0) {
    this.write(JSON.stringify(frame));
    this.greeted = true;
    for (const kept of this.ring) if (kept.sequence > lastSeen) this.write(kept.frame);
  }

  /** Sends what is not numbered. */
  checkHealth(frame: object) {
    if (!this.greeted) return;
    this.socket?.ping();
    this.write(JSON.stringify(frame));
  }

  canResume(lastSeen: number) {
    const oldest = this.ring[0]?.sequence ?? this.sequence + 1;
    return Number.isInteger(lastSeen) && lastSeen >= oldest - 1 && lastSeen <= this.sequence;
  }

  attach(socket: WebSocket) {
    this.socket?.terminate();
    this.socket = socket;
    this.lostAt = null;
    this.heardAt = Date.now();
  }

  /** True when it was this socket that served the connection. */
  detach(socket: WebSocket) {
    if (this.socket !== socket) return false;
    this.socket = null;
    this.lostAt = Date.now();
    return true;
  }

  terminate() {
    this.socket?.terminate();
  }
  close(code: number, reason: string) {
    this.socket?.close(code, reason);
  }

  private write(frame: string) {
    const { socket } = this;
    if (!socket || socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > mostBufferedBytes) return socket.terminate();
    socket.send(frame);
  }
}

function extend(json: string, own: object) {
  return `${json.slice(0, -1)},${JSON.stringify(own).slice(1)}`;
}
