import { inTurns } from "#server/threads/yield-to-event-loop.ts";
import { lazyThread } from "#server/threads/lazy-thread.ts";
import type { Embeddings } from "#server/outside/models/models.ts";
import type { Sense } from "./sense.ts";
import type { Sensed } from "./share-occupations.ts";
import { sharesByVector } from "./shares-by-vector.ts";

/** What is read of a job or of a person to tell which work it is about. */
export interface ToSense {
  titles: string[];
  text: string;
}

/** Tells which work texts are about, in threads of its own. */
export interface Senses {
  /** Changes whenever the same text may be sensed differently. */
  model: string;
  /** Null when it knows most. */
  languages: readonly string[] | null;
  senseOf(texts: readonly ToSense[]): Promise<Sense[]>;
  rest(): Promise<void>;
}

export function openSenses(embeddings: Embeddings): Senses {
  const thread = lazyThread<Sensed[], Sense[]>(new URL("./sense-worker.ts", import.meta.url));
  let learning: ReturnType<typeof sharesByVector> | null = null;
  return {
    model: `sense-1 ${embeddings.model}`,
    languages: embeddings.languages,
    async senseOf(texts) {
      const lines = texts.flatMap(({ titles, text }) => [
        ...titles.map((title) => title.toLowerCase()),
        text,
      ]);
      const distinct = [...new Set(lines.filter((line) => line !== ""))];
      const sharesOf = await (learning ??= sharesByVector(embeddings).catch((error: unknown) => {
        learning = null;
        throw error;
      }));
      const shares = await inTurns(await embeddings.embed(distinct), sharesOf);
      const told = new Map(distinct.map((line, at) => [line, shares[at]!]));
      return thread.ask(
        texts.map(({ titles, text }) => ({
          titles,
          byTitles: titles.map((title) => told.get(title.toLowerCase())!),
          byText: told.get(text) ?? null,
        })),
      );
    },
    async rest() {
      await Promise.all([thread.rest(), embeddings.rest()]);
    },
  };
}
