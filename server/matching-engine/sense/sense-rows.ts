import { readFileSync } from "node:fs";
import { senseSize, type Sense } from "./sense.ts";
import { WebAssembly } from "#server/web-assembly.ts";

/** A sense begins with what tells most: half of it is enough to choose whom to look at. `sense-products.c` has it too. */
const glance = senseSize / 2;
const pageSize = 65_536;
const bytesOfProduct = 4;

interface Memory {
  buffer: ArrayBuffer;
  grow(pages: number): number;
}
interface Program {
  memory: Memory;
  __heap_base: { value: number };
  products(one: number, all: number, found: number, rows: number): void;
}
let compiled: object | undefined;

/** The senses of many jobs by row, compared with one of a person sixteen numbers at a time. */
export class SenseRows {
  readonly #program: Program;
  /** Where the senses begin; the one of the person stands before them, the products behind them. */
  readonly #begin: number;

  constructor() {
    compiled ??= new WebAssembly.Module(readFileSync(new URL("./sense-products.wasm", import.meta.url)));
    this.#program = new WebAssembly.Instance(compiled).exports as Program;
    this.#begin = Math.ceil(this.#program.__heap_base.value / glance + 1) * glance;
  }

  /** A row without a sense has no product. */
  set(row: number, sense: Sense | null): void {
    this.#makeRoom(this.#begin + (row + 1) * glance);
    const own = new Int8Array(this.#program.memory.buffer, this.#begin + row * glance, glance);
    if (sense) own.set(sense.subarray(0, glance));
    else own.fill(0);
  }

  /** The product of each row's sense with this one; they stand until the next change. */
  products(sense: Sense, rows: number): Int32Array {
    const found = this.#begin + rows * glance;
    this.#makeRoom(found + rows * bytesOfProduct);
    const { memory, products } = this.#program;
    new Int8Array(memory.buffer).set(sense.subarray(0, glance), this.#begin - glance);
    products(this.#begin - glance, this.#begin, found, rows);
    return new Int32Array(memory.buffer, found, rows);
  }

  #makeRoom(bytes: number): void {
    const { memory } = this.#program;
    const missing = bytes - memory.buffer.byteLength;
    // Twice as much each time, so that filling it takes few steps.
    if (missing > 0) memory.grow(Math.ceil(Math.max(missing, memory.buffer.byteLength) / pageSize));
  }
}
