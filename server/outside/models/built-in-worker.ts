import { readlinkSync } from "node:fs";
import { setPriority } from "node:os";
import { parentPort } from "node:worker_threads";
import { tensor1d, tensor2d, tidy, type Tensor } from "@tensorflow/tfjs-core";
import type { ThreadAnswer } from "#server/threads/lazy-thread.ts";
import { loadWeights } from "./built-in-weights.ts";
import { sentencePieces } from "./sentence-pieces.ts";

/** Only texts of one length are computed together: padding would change the last digits of a vector. */
const together = 16;
const mostPieces = 128;

stepBack();
const loaded = loadWeights().then(({ model, vocabulary }) => ({ model, pieces: sentencePieces(vocabulary) }));

async function embed(texts: readonly string[]): Promise<Float32Array[]> {
  const { model, pieces } = await loaded;
  const cut = texts.map((text, index) => ({ index, ids: pieces(text).slice(0, mostPieces) }));
  const vectors: Float32Array[] = texts.map(() => new Float32Array(512));
  const some = cut.filter(({ ids }) => ids.length > 0).sort((a, b) => a.ids.length - b.ids.length);
  for (let at = 0; at < some.length;) {
    const batch = some.slice(at, at + together).filter(({ ids }) => ids.length === some[at]!.ids.length);
    at += batch.length;
    const rows = batch.flatMap(({ ids }, row) => ids.map((_, column): [number, number] => [row, column]));
    const inputs = {
      indices: tensor2d(rows, [rows.length, 2], "int32"),
      values: tensor1d(
        batch.flatMap(({ ids }) => ids),
        "int32",
      ),
    };
    const output = (await model.executeAsync(inputs)) as Tensor;
    const numbers = (await output.data()) as Float32Array;
    for (const [row, { index }] of batch.entries()) {
      vectors[index] = unit(numbers.slice(row * 512, (row + 1) * 512));
    }
    tidy(() => [output, inputs.indices, inputs.values].forEach((tensor) => tensor.dispose()));
  }
  return vectors;
}

/** People who wait for an answer come first: on Linux a thread can be given the lowest priority by its own number. */
function stepBack() {
  try {
    setPriority(Number(readlinkSync("/proc/thread-self").split("/").at(-1)), 19);
  } catch {
    // Elsewhere it takes its turn like the others.
  }
}

function unit(vector: Float32Array): Float32Array {
  const length = Math.hypot(...vector) || 1;
  return vector.map((value) => value / length);
}

parentPort?.on("message", (texts: readonly string[]) => {
  embed(texts)
    .then((answer): ThreadAnswer<Float32Array[]> => ({ answer }))
    .catch((error: unknown): ThreadAnswer<Float32Array[]> => ({ failed: String(error) }))
    .then((reply) => parentPort!.postMessage(reply));
});
