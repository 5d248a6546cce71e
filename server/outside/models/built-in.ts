import { Worker } from "node:worker_threads";
import type { EmbedAnswer } from "./built-in-worker.ts";
import type { Embeddings } from "./models.ts";

const idleTime = 60_000;
/** A request this large still answers within a second or two, so that others get their turn. */
const atOnce = 64;

/** The sentence encoder that ships with the product: English, 512 numbers a text, in a thread of its own. */
export function builtInEmbeddings(): Embeddings {
  let worker: Worker | null = null;
  let idle: NodeJS.Timeout | undefined;
  let turn: Promise<unknown> = Promise.resolve();

  function start(): Worker {
    clearTimeout(idle);
    worker ??= new Worker(new URL("./built-in-worker.ts", import.meta.url));
    worker.ref();
    return worker;
  }

  async function rest() {
    clearTimeout(idle);
    const ending = worker;
    worker = null;
    await ending?.terminate();
  }

  async function ask(texts: readonly string[]): Promise<Float32Array[]> {
    const encoder = start();
    const answer = await answerOf(encoder, texts);
    if ("failed" in answer) {
      await rest();
      throw new Error(`The sentence encoder failed: ${answer.failed}`);
    }
    encoder.unref();
    idle = setTimeout(() => void rest(), idleTime);
    idle.unref();
    return answer.vectors;
  }

  function inTurn(texts: readonly string[]): Promise<Float32Array[]> {
    const mine = turn.then(() => ask(texts));
    turn = mine.catch(() => undefined);
    return mine;
  }

  return {
    model: "use-lite-1",
    languages: ["en"],
    async embed(texts) {
      const vectors: Float32Array[] = [];
      for (let at = 0; at < texts.length; at += atOnce) {
        vectors.push(...(await inTurn(texts.slice(at, at + atOnce))));
      }
      return vectors;
    },
    rest,
  };
}

function answerOf(encoder: Worker, texts: readonly string[]): Promise<EmbedAnswer> {
  return new Promise((resolve) => {
    const settle = (answer: EmbedAnswer) => {
      encoder.off("message", settle).off("error", failed).off("exit", ended);
      resolve(answer);
    };
    const failed = (error: Error) => settle({ failed: error.message });
    const ended = () => settle({ failed: "its thread ended" });
    encoder.on("message", settle).on("error", failed).on("exit", ended);
    encoder.postMessage(texts);
  });
}
