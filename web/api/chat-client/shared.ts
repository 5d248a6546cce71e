import { type Pending, isAtRest } from "./pending.ts";

interface Open {
  getSnapshot(): { pending: readonly Pending[] };
  /** Drops the typing marks of people who stopped. */
  clean(now: number): void;
  close(): void;
}
interface Held<T> {
  held: T;
  users: number;
}

/** Things that screens share while they are open, with how many show each. */
export class Shared<T extends Open> extends Map<string, Held<T>> {
  /** The one that is open already, or a new one. */
  enter(id: string, open: () => T): T {
    const known = this.get(id);
    if (known) {
      known.users += 1;
      return known.held;
    }
    const held = open();
    this.set(id, { held, users: 1 });
    return held;
  }

  /** Kept until the next cleaning, so that going from screen to screen reads nothing twice. */
  leave(id: string) {
    const known = this.get(id);
    if (known) known.users -= 1;
  }

  /** Closes what no screen shows and has nothing to send; answers what that was. */
  clean(now = Date.now()): string[] {
    const closed: string[] = [];
    for (const [id, { held, users }] of this) {
      if (users > 0 || !isAtRest(held.getSnapshot().pending)) held.clean(now);
      else {
        held.close();
        this.delete(id);
        closed.push(id);
      }
    }
    return closed;
  }
}
