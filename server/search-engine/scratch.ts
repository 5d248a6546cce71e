import { withRoom } from "./growable.ts";

type Make<T> = () => T;
type Numbers = Uint8Array | Int32Array | Uint32Array | Float64Array;

/** Arrays that are used again by the next search, so that none leaves garbage; what they hold is only good until then. */
export class Scratch {
  readonly #numbers = new Shelf(() => new Uint32Array(0));
  readonly #keys = new Shelf(() => new Float64Array(0));
  readonly #flags = new Shelf(() => new Uint8Array(0));
  readonly #scores = new Shelf(() => new Int32Array(0));

  /** Everything handed out may be used again. */
  reset() {
    for (const shelf of [this.#numbers, this.#keys, this.#flags, this.#scores]) shelf.used = 0;
  }
  /** At least so long, and full of what was there before. */
  numbers(length: number): Uint32Array {
    return this.#numbers.take(length);
  }
  zeros(length: number): Uint32Array {
    return this.#numbers.take(length).fill(0, 0, length);
  }
  keys(length: number): Float64Array {
    return this.#keys.take(length);
  }
  flags(length: number): Uint8Array {
    return this.#flags.take(length);
  }
  scores(length: number): Int32Array {
    return this.#scores.take(length);
  }
}

class Shelf<T extends Numbers> {
  used = 0;
  readonly #arrays: T[] = [];
  readonly #make: Make<T>;

  constructor(make: Make<T>) {
    this.#make = make;
  }
  take(length: number): T {
    const at = this.used++;
    return (this.#arrays[at] = withRoom(this.#arrays[at] ?? this.#make(), length));
  }
}
