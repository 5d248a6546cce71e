const keptMs = 1000;

/** A value every call needs and that seldom changes: read again after a second, or at once after a change made here. */
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
