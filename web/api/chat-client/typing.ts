const sendEveryMs = 2000;
const endsMs = 5000;
const forgottenMs = 7000;

/** Who types: oneself, sent every two seconds until five quiet ones, and others, dropped when they fall silent. */
export class Typing {
  private readonly send: (type: "typing.start" | "typing.stop") => void;
  private readonly until = new Map<string, number>();
  private lastSentAt = 0;
  private lastPress = 0;

  constructor(send: (type: "typing.start" | "typing.stop") => void) {
    this.send = send;
  }

  press() {
    const now = Date.now();
    this.lastPress = now;
    if (now - this.lastSentAt < sendEveryMs) return;
    this.lastSentAt = now;
    this.send("typing.start");
  }

  end() {
    if (!this.lastSentAt) return;
    this.lastSentAt = 0;
    this.send("typing.stop");
  }

  receive(who: string, starts: boolean) {
    if (starts) this.until.set(who, Date.now() + forgottenMs);
    else this.until.delete(who);
  }

  /** Whoever has written does not type anymore. */
  stopped(who: string | undefined) {
    if (who) this.until.delete(who);
  }

  others() {
    return [...this.until.keys()];
  }

  clean(now: number) {
    if (this.lastSentAt && now - this.lastPress > endsMs) this.end();
    for (const [who, until] of this.until) if (until < now) this.until.delete(who);
  }

  forget() {
    this.until.clear();
    this.lastSentAt = 0;
  }
}
