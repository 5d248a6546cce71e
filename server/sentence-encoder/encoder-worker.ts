import { parentPort } from "node:worker_threads";
import type { ThreadAnswer } from "#server/threads/lazy-thread.ts";
import { openAnswerReader, type Passage } from "./answer-reader.ts";
import { openEncoder } from "./encoder.ts";

/** Texts to read what they mean, or passages that may answer a question. */
export type ToRead = { texts: readonly string[] } | { question: string; passages: readonly Passage[] };
/** A vector for each text, or for all passages the log odds that they answer, one behind the other. */
export type Read = Float32Array[];

let encode: ReturnType<typeof openEncoder> | undefined;
let readAnswer: ReturnType<typeof openAnswerReader> | undefined;

function read(wanted: ToRead): Read {
  if ("texts" in wanted) return wanted.texts.map((encode ??= openEncoder()));
  const { question, passages } = wanted;
  const judge = (readAnswer ??= openAnswerReader());
  return [Float32Array.from(passages, (passage) => judge(question, passage))];
}

function answer(wanted: ToRead): ThreadAnswer<Read> {
  try {
    return { answer: read(wanted) };
  } catch (error) {
    return { failed: error instanceof Error ? error.message : String(error) };
  }
}

parentPort?.on("message", (wanted: ToRead) => parentPort?.postMessage(answer(wanted)));
