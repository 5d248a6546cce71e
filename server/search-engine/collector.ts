import { withRoom } from "./growable.ts";

/** Each number once with the most it counts, until they are drained. */
export class Collector {
  #places = new Int32Array(64);
  #numbers: number[] = [];
  #impacts: number[] = [];

  add(number: number, impact: number) {
    this.#places = withRoom(this.#places, number + 1);
    const place = this.#places[number]! - 1;
    if (place < 0) {
      this.#places[number] = this.#numbers.push(number);
      this.#impacts.push(impact);
    } else if (impact > this.#impacts[place]!) this.#impacts[place] = impact;
  }
  drain(visit: (number: number, impact: number) => void) {
    for (let at = 0; at < this.#numbers.length; at++) {
      this.#places[this.#numbers[at]!] = 0;
      visit(this.#numbers[at]!, this.#impacts[at]!);
    }
    this.#numbers.length = 0;
    this.#impacts.length = 0;
  }
}
