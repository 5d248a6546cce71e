const mostRemembered = 100_000;

/** Up to which number each channel's events were delivered in this process. */
export class DeliveredUpTo {
  private readonly numbers = new Map<string, number>();
  /** Channels whose number was only read from the table: connections here may still need the ones below it. */
  private readonly takenOver = new Set<string>();

  get(cid: string) {
    return this.numbers.get(cid);
  }
  get entries(): [cid: string, sequence: number][] {
    return [...this.numbers];
  }
  /** A client that opens the channel knows it up to this number; delivery continues from there unless newer events are pending. */
  takeOver(cid: string, sequence: number) {
    if (this.numbers.has(cid)) return;
    this.takenOver.add(cid);
    this.set(cid, sequence);
  }
  /** There are new events past a number. */
  extend(cid: string, from: number) {
    if (this.takenOver.has(cid) && from < this.numbers.get(cid)!) this.numbers.set(cid, from);
  }
  note(cid: string, sequence: number) {
    this.takenOver.delete(cid);
    this.set(cid, sequence);
  }
  /** Called with the channel that has been quiet longest, when it is dropped. */
  onForget: (cid: string) => void = () => {};

  private set(cid: string, sequence: number) {
    this.numbers.delete(cid);
    this.numbers.set(cid, sequence);
    if (this.numbers.size <= mostRemembered) return;
    const oldest = this.numbers.keys().next().value!;
    this.numbers.delete(oldest);
    this.takenOver.delete(oldest);
    this.onForget(oldest);
  }
}
