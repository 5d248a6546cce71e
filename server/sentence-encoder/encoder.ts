import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { wordPieces } from "./word-pieces.ts";

/** As encoder.c has them. */
const layers = 6;
const weightsOfLayer = 1_769_472;
const numbersOfLayer = 8_448;
export const vectorSize = 384;
/** A longer text loses its end. */
const mostTokens = 128;

interface Program {
  memory: { buffer: ArrayBuffer };
  weights_at(layer: number): number;
  numbers_at(layer: number): number;
  opening_at(): number;
  input_at(): number;
  result_at(): number;
  encode(tokens: number): void;
}
interface Embeddings {
  rows: ReadonlyMap<string, number>;
  whole: Int8Array;
  scales: Float32Array;
}

/** What of the platform's WebAssembly is used; the types of Node leave it out. */
const { WebAssembly } = globalThis as unknown as {
  WebAssembly: {
    Module: new (bytes: Uint8Array) => object;
    Instance: new (module: object) => { exports: object };
  };
};

const read = (name: string) => readFileSync(new URL(name, import.meta.url));

/**
 * Reads what a sentence means: all-MiniLM-L6-v2 (sentence-transformers, Apache License 2.0) in fewer bits, made by
 * scripts/sentence-encoder/build.py, and worked out by encoder.c. Vectors are of unit length; closeness is the product of two.
 */
export function openEncoder(): (text: string) => Float32Array {
  const program = start();
  const embeddings = load(program);
  const special = (name: string) => embeddings.rows.get(name)!;
  return (text) => {
    const said = wordPieces(text, embeddings.rows).slice(0, mostTokens - 2);
    const tokens = [special("[CLS]"), ...said, special("[SEP]")];
    lay(tokens, embeddings, new Float32Array(program.memory.buffer, program.input_at()));
    program.encode(tokens.length);
    return new Float32Array(program.memory.buffer, program.result_at(), vectorSize).slice();
  };
}

function start(): Program {
  const module = new WebAssembly.Module(read("./encoder.wasm"));
  return new WebAssembly.Instance(module).exports as Program;
}

/** Gives the program its weights, and keeps those of word pieces and places. */
function load(program: Program): Embeddings {
  const pieces = gunzipSync(read("./word-pieces.txt.gz")).toString("utf8").split("\n");
  const { buffer, byteOffset } = new Uint8Array(gunzipSync(read("./weights.bin.gz")));
  const embedded = pieces.length + mostTokens;
  const whole = new Int8Array(buffer, byteOffset, layers * weightsOfLayer + embedded * vectorSize);
  const numbers = new Float32Array(buffer, byteOffset + whole.length);
  const memory = program.memory.buffer;
  for (let layer = 0; layer < layers; layer += 1) {
    const from = layer * weightsOfLayer;
    new Int8Array(memory).set(whole.subarray(from, from + weightsOfLayer), program.weights_at(layer));
    const own = numbers.subarray(layer * numbersOfLayer, (layer + 1) * numbersOfLayer);
    new Float32Array(memory, program.numbers_at(layer)).set(own);
  }
  const behind = layers * numbersOfLayer;
  new Float32Array(memory, program.opening_at()).set(numbers.subarray(behind, behind + 2 * vectorSize));
  return {
    rows: new Map(pieces.map((piece, row) => [piece, row])),
    whole: whole.slice(layers * weightsOfLayer),
    scales: numbers.slice(behind + 2 * vectorSize),
  };
}

/** The sum of what each token is and where it stands; the rows of places follow those of word pieces. */
function lay(tokens: readonly number[], { rows, whole, scales }: Embeddings, input: Float32Array): void {
  for (const [nth, token] of tokens.entries()) {
    const place = rows.size + nth;
    for (let at = 0; at < vectorSize; at += 1) {
      input[nth * vectorSize + at] =
        scales[token]! * whole[token * vectorSize + at]! + scales[place]! * whole[place * vectorSize + at]!;
    }
  }
}
