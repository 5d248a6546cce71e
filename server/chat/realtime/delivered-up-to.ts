const mostRemembered = 100_000;

/** Up to which number each channel's events were told here. */
export class Told {
  private readonly numbers = new Map<string, number>();
  /** Channels whose number was only read from the table: others here may still have to hear what is below it. */
  private readonly takenOver = new Set<string>();

  get(cid: string) {
    return this.numbers.get(cid);
  }
  get entries(): [cid: string, sequence: number][] {
    return [...this.numbers];
  }
  /** Somebody who looks at the channel knows it up to this number; telling goes on from there unless news are on their way. */
  takeOver(cid: string, sequence: number) {
    if (this.numbers.has(cid)) return;
    this.takenOver.add(cid);
    this.keep(cid, sequence);
  }
  /** There are news past a number. */
  heed(cid: string, from: number) {
    if (this.takenOver.has(cid) && from < this.numbers.get(cid)!) this.numbers.set(cid, from);
  }
  note(cid: string, sequence: number) {
    this.takenOver.delete(cid);
    this.keep(cid, sequence);
  }
  /** Called with a channel of which nothing was heard for long, so that it is forgotten. */
  onForget: (cid: string) => void = () => {};

  private keep(cid: string, sequence: number) {
    this.numbers.delete(cid);
    this.numbers.set(cid, sequence);
    if (this.numbers.size <= mostRemembered) return;
    const oldest = this.numbers.keys().next().value!;
    this.numbers.delete(oldest);
    this.takenOver.delete(oldest);
    this.onForget(oldest);
  }
}
