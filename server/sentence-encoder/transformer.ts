import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { wordPieces } from "./word-pieces.ts";
import { WebAssembly } from "#server/web-assembly.ts";

/** As encoder.c has them. */
const layers = 6;
const weightsOfLayer = 1_769_472;
const numbersOfLayer = 8_448;
export const vectorSize = 384;
/** A longer text loses its end. */
export const mostTokens = 128;

interface Program {
  memory: { buffer: ArrayBuffer };
  weights_at(layer: number): number;
  numbers_at(layer: number): number;
  opening_at(): number;
  input_at(): number;
  result_at(): number;
  encode(tokens: number): void;
}

const read = (name: string) => readFileSync(new URL(name, import.meta.url));

/** Whole numbers, and the numbers of full precision behind them. */
interface Weights {
  whole: Int8Array;
  numbers: Float32Array;
}

function weightsIn(name: string, wholeLength: number): Weights {
  const { buffer, byteOffset } = new Uint8Array(gunzipSync(read(name)));
  const whole = new Int8Array(buffer, byteOffset, wholeLength);
  return { whole, numbers: new Float32Array(buffer, byteOffset + whole.length) };
}

interface Vocabulary {
  rows: ReadonlyMap<string, number>;
  /** Of word pieces, and behind them of places. */
  embeddings: Weights;
}
/** All transformers of a thread have one. */
let vocabulary: Vocabulary | undefined;

/** A token of a text: its word piece, and what else is added to what it means there. */
export interface Token {
  row: number;
  added?: Float32Array;
}

/** Six layers of arithmetic (encoder.c), with the weights of all-MiniLM-L6-v2 and the word pieces they know. */
export class Transformer {
  readonly #program: Program;
  readonly #vocabulary: Vocabulary;

  constructor() {
    const pieces = gunzipSync(read("./word-pieces.txt.gz")).toString("utf8").split("\n");
    this.#program = new WebAssembly.Instance(new WebAssembly.Module(read("./encoder.wasm")))
      .exports as Program;
    const embedded = (pieces.length + mostTokens) * vectorSize;
    const { whole, numbers } = weightsIn("./weights.bin.gz", layers * weightsOfLayer + embedded);
    this.#lay({ whole, numbers }, 0);
    const behind = layers * numbersOfLayer;
    const opening = numbers.subarray(behind, behind + 2 * vectorSize);
    new Float32Array(this.#memory, this.#program.opening_at()).set(opening);
    this.#vocabulary = vocabulary ??= {
      rows: new Map(pieces.map((piece, row) => [piece, row])),
      embeddings: {
        whole: whole.slice(layers * weightsOfLayer),
        numbers: numbers.slice(behind + 2 * vectorSize),
      },
    };
  }

  get #memory(): ArrayBuffer {
    return this.#program.memory.buffer;
  }

  /** Takes the layers from this one on from another file; the numbers behind those of its layers are returned. */
  replaceLayers(name: string, from: number): Float32Array {
    const replaced = layers - from;
    const weights = weightsIn(name, replaced * weightsOfLayer);
    this.#lay(weights, from);
    return weights.numbers.slice(replaced * numbersOfLayer);
  }

  #lay({ whole, numbers }: Weights, from: number): void {
    for (let layer = from; layer < layers; layer += 1) {
      const nth = layer - from;
      const own = whole.subarray(nth * weightsOfLayer, (nth + 1) * weightsOfLayer);
      new Int8Array(this.#memory).set(own, this.#program.weights_at(layer));
      const exact = numbers.subarray(nth * numbersOfLayer, (nth + 1) * numbersOfLayer);
      new Float32Array(this.#memory, this.#program.numbers_at(layer)).set(exact);
    }
  }

  /** The word pieces of a text. */
  piecesOf(text: string): number[] {
    return wordPieces(text, this.#vocabulary.rows);
  }

  special(name: "[CLS]" | "[SEP]"): number {
    return this.#vocabulary.rows.get(name)!;
  }

  /** What tokens mean together, a vector of unit length. */
  vectorOf(tokens: readonly Token[]): Float32Array {
    const input = new Float32Array(this.#memory, this.#program.input_at());
    const { rows, embeddings } = this.#vocabulary;
    const { whole, numbers: scales } = embeddings;
    for (const [nth, { row, added }] of tokens.entries()) {
      const place = rows.size + nth;
      for (let at = 0; at < vectorSize; at += 1) {
        input[nth * vectorSize + at] =
          scales[row]! * whole[row * vectorSize + at]! +
          scales[place]! * whole[place * vectorSize + at]! +
          (added?.[at] ?? 0);
      }
    }
    this.#program.encode(tokens.length);
    return new Float32Array(this.#memory, this.#program.result_at(), vectorSize).slice();
  }
}
