interface Held<T> {
  held: T;
  users: number;
}

/** Things that screens share while they are open, with how many show each. */
export class Shared<T> extends Map<string, Held<T>> {
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
}
