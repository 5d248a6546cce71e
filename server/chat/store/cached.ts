const keptMs = 1000;

/** A value that every call needs and that rarely changes: loaded again after a second, or immediately after a change in this process. */
export class Cached<T> {
  private held: Promise<T> | null = null;
  private until = 0;
  private readonly read: () => Promise<T>;

  constructor(read: () => Promise<T>) {
    this.read = read;
  }

  get(): Promise<T> {
    if (this.held && Date.now() < this.until) return this.held;
    this.until = Date.now() + keptMs;
    const reading = this.read();
    this.held = reading;
    reading.catch(() => {
      if (this.held === reading) this.held = null;
    });
    return reading;
  }

  forget() {
    this.held = null;
  }
}
