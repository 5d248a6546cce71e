import type { Totals } from "../store/users/unread.ts";

/** An event for many receivers: serialized once; each receiver gets its own tail. */
export class SharedEvent {
  private readonly head: string;
  private bytes: string | null = null;

  constructor(event: object) {
    this.head = JSON.stringify(event).slice(0, -1);
  }

  text(tail: string) {
    return this.head + tail;
  }

  /**
   * The event as one whole websocket frame, a character for each byte: a string costs the garbage collector far less than
   * a buffer, and many receivers would need thousands a second.
   */
  frame(tail: string): string {
    const head = (this.bytes ??= Buffer.from(this.head).toString("latin1"));
    return frameStart(head.length + tail.length) + head + tail;
  }
}

/** Length in one byte, in two, or in eight. */
function frameStart(length: number): string {
  if (length < 126) return finalText + String.fromCharCode(length);
  if (length < 65_536) return `${finalText}\x7e${String.fromCharCode(length >>> 8, length & 255)}`;
  const long = Buffer.alloc(8);
  long.writeBigUInt64BE(BigInt(length));
  return `${finalText}\x7f${long.toString("latin1")}`;
}

/** RFC 6455: the last (and only) frame of a text message; a server does not mask. */
const finalText = "\x81";

/** The end of one receiver's frame: its number on the connection, and the receiver's own unread counts. */
export function tailOf(sequence: number, own: Totals | undefined) {
  const tail = `,"sequence":${sequence}`;
  return own ? `${tail},${JSON.stringify(own).slice(1)}` : `${tail}}`;
}
