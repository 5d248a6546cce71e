import { parentPort } from "node:worker_threads";
import type { ThreadAnswer } from "#server/threads/lazy-thread.ts";
import { openEncoder } from "./encoder.ts";

let encode: ReturnType<typeof openEncoder> | undefined;

function answer(texts: readonly string[]): ThreadAnswer<Float32Array[]> {
  try {
    encode ??= openEncoder();
    return { answer: texts.map(encode) };
  } catch (error) {
    return { failed: error instanceof Error ? error.message : String(error) };
  }
}

parentPort?.on("message", (texts: readonly string[]) => parentPort?.postMessage(answer(texts)));
