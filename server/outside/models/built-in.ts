import { lazyThread } from "#server/threads/lazy-thread.ts";
import type { Embeddings } from "./models.ts";

/** A question this large is answered within a second or two, so that others get their turn. */
const atOnce = 64;

/** The sentence encoder that ships with the product: English, 512 numbers a text, in a thread of its own. */
export function builtInEmbeddings(): Embeddings {
  const thread = lazyThread<readonly string[], Float32Array[]>(
    new URL("./built-in-worker.ts", import.meta.url),
  );
  return {
    model: "use-lite-1",
    languages: ["en"],
    async embed(texts) {
      const vectors: Float32Array[] = [];
      for (let at = 0; at < texts.length; at += atOnce) {
        vectors.push(...(await thread.ask(texts.slice(at, at + atOnce))));
      }
      return vectors;
    },
    rest: thread.rest,
  };
}
