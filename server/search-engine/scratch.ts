import { withRoom } from "./growable.ts";

/** Arrays that are used again by the next search; what they hold is only good until then. */
export class Scratch {
  readonly #numbers: Uint32Array[] = [];
  readonly #keys: Float64Array[] = [];
  #usedNumbers = 0;
  #usedKeys = 0;

  /** Everything handed out may be used again. */
  reset() {
    this.#usedNumbers = 0;
    this.#usedKeys = 0;
  }
  numbers(length: number): Uint32Array {
    const at = this.#usedNumbers++;
    return (this.#numbers[at] = withRoom(this.#numbers[at] ?? new Uint32Array(0), length));
  }
  keys(length: number): Float64Array {
    const at = this.#usedKeys++;
    return (this.#keys[at] = withRoom(this.#keys[at] ?? new Float64Array(0), length));
  }
}
