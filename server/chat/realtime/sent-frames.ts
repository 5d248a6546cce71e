import type { Totals } from "../store/users/unread.ts";
import type { SharedEvent } from "./shared-event.ts";

const capacity = 256;
const numbersAFrame = 3;
/** In place of the first number: the frame has nothing specific to the receiver. */
const nothingOwn = 2 ** 32 - 1;

export interface SentFrame {
  sequence: number;
  event: SharedEvent;
  own: Totals | undefined;
}

/**
 * The latest frames of one connection under growing numbers, in a ring. Events are shared by all receivers, and
 * what is specific to one are bare numbers, so that a thousand receivers leave almost no garbage.
 */
export class SentFrames {
  /** Numbers of the oldest frame in the ring and of the next one. */
  private oldest = 1;
  private next = 1;
  private readonly events: (SharedEvent | undefined)[] = [];
  private totals: Uint32Array | null = null;

  get latest() {
    return this.next - 1;
  }
  /** Returns its number. */
  add(event: SharedEvent, own: Totals | undefined): number {
    const sequence = this.next++;
    if (this.next - this.oldest > capacity) this.oldest++;
    const place = sequence % capacity;
    // The first frames fill the array from its beginning, so that it never has holes.
    while (this.events.length < place) this.events.push(undefined);
    this.events[place] = event;
    this.totals ??= new Uint32Array(capacity * numbersAFrame);
    const at = place * numbersAFrame;
    this.totals[at] = own ? own.total_unread_count : nothingOwn;
    this.totals[at + 1] = own?.unread_channels ?? 0;
    this.totals[at + 2] = own?.unread_threads ?? 0;
    return sequence;
  }
  /** The frames after a number, oldest first. */
  *after(sequence: number): Generator<SentFrame> {
    for (let number = Math.max(this.oldest, sequence + 1); number < this.next; number++)
      yield { sequence: number, event: this.events[number % capacity]!, own: this.ownOf(number) };
  }
  /** Drops the frames up to a number. */
  forget(sequence: number) {
    for (; this.oldest <= sequence && this.oldest < this.next; this.oldest++)
      this.events[this.oldest % capacity] = undefined;
  }
  /** Whether all frames after a number are still there. */
  holdsAfter(sequence: number) {
    return Number.isInteger(sequence) && sequence >= this.oldest - 1 && sequence < this.next;
  }

  private ownOf(sequence: number): Totals | undefined {
    const at = (sequence % capacity) * numbersAFrame;
    const [total = 0, channels = 0, threads = 0] = this.totals!.subarray(at, at + numbersAFrame);
    if (total === nothingOwn) return undefined;
    return {
      total_unread_count: total,
      unread_channels: channels,
      unread_threads: threads,
      unread_count: total,
    };
  }
}
