/** An event on its way to many: turned into bytes once; each receiver gets a tail of its own. */
export class SharedEvent {
  private readonly head: string;
  private bytes: Buffer | null = null;

  constructor(event: object) {
    this.head = JSON.stringify(event).slice(0, -1);
  }

  text(tail: string) {
    return this.head + tail;
  }

  /** The event as one whole websocket frame, ready for the wire. */
  frame(tail: string): Buffer {
    const head = (this.bytes ??= Buffer.from(this.head));
    const length = head.length + tail.length;
    const before = length < 126 ? 2 : length < 65_536 ? 4 : 10;
    const frame = Buffer.allocUnsafe(before + length);
    frame[0] = finalText;
    if (before === 2) frame[1] = length;
    else if (before === 4) {
      frame[1] = 126;
      frame.writeUInt16BE(length, 2);
    } else {
      frame[1] = 127;
      frame.writeBigUInt64BE(BigInt(length), 2);
    }
    head.copy(frame, before);
    frame.write(tail, before + head.length, "latin1");
    return frame;
  }
}
/** RFC 6455: the last (and only) frame of a text message; a server does not mask. */
const finalText = 0x81;

/** What one receiver's frame ends with: its number on their connection, and what is theirs alone. Numbers only. */
export function tailOf(sequence: number, own: Readonly<Record<string, number>> | undefined) {
  let tail = `,"sequence":${sequence}`;
  for (const name in own) tail += `,"${name}":${own[name]}`;
  return `${tail}}`;
}
