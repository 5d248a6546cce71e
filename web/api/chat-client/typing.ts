const toldEveryMs = 2000;
const endsMs = 5000;
const forgottenMs = 7000;

/** Who types: oneself, told every two seconds until five quiet ones, and others, forgotten when they fall silent. */
export class Typing {
  private readonly tell: (type: "typing.start" | "typing.stop") => void;
  private readonly until = new Map<string, number>();
  private lastTold = 0;
  private lastPress = 0;

  constructor(tell: (type: "typing.start" | "typing.stop") => void) {
    this.tell = tell;
  }

  press() {
    const now = Date.now();
    this.lastPress = now;
    if (now - this.lastTold < toldEveryMs) return;
    this.lastTold = now;
    this.tell("typing.start");
  }

  end() {
    if (!this.lastTold) return;
    this.lastTold = 0;
    this.tell("typing.stop");
  }

  hear(who: string, starts: boolean) {
    if (starts) this.until.set(who, Date.now() + forgottenMs);
    else this.until.delete(who);
  }

  /** Whoever has written does not type any more. */
  heard(who: string | undefined) {
    if (who) this.until.delete(who);
  }

  others() {
    return [...this.until.keys()];
  }

  clean(now: number) {
    if (this.lastTold && now - this.lastPress > endsMs) this.end();
    for (const [who, until] of this.until) if (until < now) this.until.delete(who);
  }

  forget() {
    this.until.clear();
    this.lastTold = 0;
  }
}
