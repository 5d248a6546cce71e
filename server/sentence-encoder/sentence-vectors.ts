import { setTimeout as later } from "node:timers/promises";
import { encoderThread } from "./encoder-thread.ts";
import { helpVectors } from "./help-vectors.ts";
import { textKey, unitOf, wholeVector } from "./whole-vectors.ts";

/** Some 8 MB: the sentences of a few dozen companies. */
const mostKept = 20_000;
/** Small batches, so that a question never waits long behind others. */
const atOnce = 4;
/** How often reading in the background checks whether it may go on. */
const pauseMs = 20;
/** By the key of their text; the last used at the end. */
const kept = new Map<string, Int8Array>();
/** How many wait for their texts. */
let hurried = 0;

/** What a question means, read at once. */
export async function questionVector(question: string): Promise<Float32Array> {
  if (!knownVector(question)) await readSome([question]);
  return unitOf(knownVector(question)!);
}

/** What a text means, where it was read before. */
export function knownVector(text: string): Int8Array | undefined {
  const key = textKey(text);
  const vector = kept.get(key);
  if (!vector) return helpVectors().get(key);
  kept.delete(key);
  kept.set(key, vector);
  return vector;
}

/** Reads texts in their order; what is left when the time is over is read afterwards, for the next question. */
export async function readTexts(texts: readonly string[], withinMs: number): Promise<void> {
  const unknown = [...new Set(texts)].filter((text) => !knownVector(text));
  if (unknown.length === 0) return;
  let isHurried = true;
  hurried += 1;
  const all = readInTurns(unknown, () => isHurried);
  // Nobody waits anymore for what fails after the time.
  all.catch(() => undefined);
  await Promise.race([all, later(withinMs, undefined, { ref: false })]).finally(() => {
    isHurried = false;
    hurried -= 1;
  });
}

/** What someone waits for goes first. */
async function readInTurns(texts: readonly string[], isHurried: () => boolean): Promise<void> {
  for (let from = 0; from < texts.length; from += atOnce) {
    while (!isHurried() && hurried > 0) await later(pauseMs, undefined, { ref: false });
    await readSome(texts.slice(from, from + atOnce).filter((text) => !knownVector(text)));
  }
}

async function readSome(texts: readonly string[]): Promise<void> {
  if (texts.length === 0) return;
  for (const [at, vector] of (await encoderThread.ask({ texts })).entries())
    keep(texts[at]!, wholeVector(vector));
}

function keep(text: string, vector: Int8Array): void {
  kept.set(textKey(text), vector);
  if (kept.size <= mostKept) return;
  const [oldest] = kept.keys();
  kept.delete(oldest!);
}
