/** Too many are waiting already; whoever asks is told to come back. */
export class QueueFull extends Error {}

interface Bounds {
  most: number;
  mostEach: number;
}

/** Does one thing after the other, taking turns between those who ask; a bound on all and on each keeps the wait short. */
export class FairQueue {
  /** What waits, by who asked; whoever was served goes to the end. */
  private readonly waiting = new Map<string, (() => Promise<void>)[]>();
  private count = 0;
  private busyFor: string | null = null;
  private readonly bounds: Bounds;

  constructor(bounds: Bounds) {
    this.bounds = bounds;
  }

  add<Result>(who: string, act: () => Promise<Result>): Promise<Result> {
    const own = this.waiting.get(who) ?? [];
    const asked = own.length + (this.busyFor === who ? 1 : 0);
    if (this.count >= this.bounds.most || asked >= this.bounds.mostEach) throw new QueueFull();
    return new Promise((resolve, reject) => {
      own.push(() => act().then(resolve, reject));
      this.waiting.set(who, own);
      this.count += 1;
      if (this.busyFor === null) void this.run();
    });
  }

  private async run() {
    for (let next = this.take(); next; next = this.take()) await next();
    this.busyFor = null;
  }
  private take() {
    const [who, own] = this.waiting.entries().next().value ?? [];
    if (who === undefined || !own) return undefined;
    const act = own.shift()!;
    this.waiting.delete(who);
    if (own.length) this.waiting.set(who, own);
    this.count -= 1;
    this.busyFor = who;
    return act;
  }
}
