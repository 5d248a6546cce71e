/** An event on its way to many: turned into bytes once; each receiver gets a tail of its own. */
export class SharedEvent {
  private readonly head: string;
  private bytes: Buffer | null = null;

  constructor(event: object) {
    this.head = JSON.stringify(event).slice(0, -1);
  }

  frame(tail: string): Buffer {
    const head = (this.bytes ??= Buffer.from(this.head));
    const frame = Buffer.allocUnsafe(head.length + tail.length);
    head.copy(frame);
    frame.write(tail, head.length, "latin1");
    return frame;
  }
}

/** What one receiver's frame ends with: its number on their connection, and what is theirs alone. Numbers only. */
export function tailOf(sequence: number, own: Readonly<Record<string, number>> | undefined) {
  let tail = `,"sequence":${sequence}`;
  for (const name in own) tail += `,"${name}":${own[name]}`;
  return `${tail}}`;
}
