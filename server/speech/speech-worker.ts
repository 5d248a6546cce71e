import { parentPort } from "node:worker_threads";
import type { ThreadAnswer } from "#server/threads/lazy-thread.ts";
import { type Encoder, mp3Encoder, pcmEncoder } from "./encoders.ts";
import { type Said, say } from "./flite.ts";
import { levelled } from "./level.ts";
import { sampleRate } from "./sample-rate.ts";

/** A portion of a speech, or its end; portions of several speeches come in turns. */
export type Spoken = { speech: number; encoding: "mp3" | "pcm" } & ({ portion: Said } | { portion: null });

// Node says at each start that WASI is experimental.
process.removeAllListeners("warning");

const encoders = new Map<number, Encoder>();

async function bytesOf({ speech, encoding, portion }: Spoken): Promise<Uint8Array> {
  let encoder = encoders.get(speech);
  if (!portion) {
    encoders.delete(speech);
    return encoder?.end() ?? new Uint8Array(0);
  }
  encoder ??= encoding === "mp3" ? await mp3Encoder() : pcmEncoder();
  encoders.set(speech, encoder);
  return encoder.encode(levelled(await say(portion), sampleRate));
}

parentPort!.on("message", (spoken: Spoken) => {
  const tell = (answer: ThreadAnswer<Uint8Array>) => parentPort!.postMessage(answer);
  bytesOf(spoken).then(
    (answer) => tell({ answer }),
    (error: unknown) => tell({ failed: error instanceof Error ? error.message : String(error) }),
  );
});
