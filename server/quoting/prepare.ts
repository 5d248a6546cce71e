import { meaningOf } from "#server/taxonomy/word-meaning.ts";
import { sentencesOf } from "./sentences.ts";
import { subjectOf, termsOf } from "./terms.ts";
import type { Quote, QuotedDocument } from "./types.ts";

/** A sentence with what ranking reads of it. */
export interface PreparedSentence {
  quote: Quote;
  /** How often each term is said: by the sentence itself, and less by what stands around it. */
  terms: ReadonlyMap<string, number>;
  length: number;
  /** Worked out when it is asked for, once. */
  meaning(): { own: Float32Array; around: Float32Array };
}

const weights = { own: 1, around: 0.35, heading: 0.9, title: 0.6 };

/** The sentences of documents, made ready to be asked; what does not change is prepared once. */
export function prepare(documents: readonly QuotedDocument[]): PreparedSentence[] {
  return documents.flatMap((document) =>
    document.passages.flatMap((passage) => {
      const sentences = sentencesOf(passage.text);
      const above = `${document.title}. ${passage.heading}`;
      return sentences.map((text) => {
        const terms = new Map<string, number>();
        count(terms, termsOf(text), weights.own);
        count(terms, termsOf(passage.text), weights.around);
        count(terms, termsOf(passage.heading), weights.heading);
        count(terms, termsOf(document.title), weights.title);
        return {
          quote: {
            text,
            documentId: document.id,
            kind: document.kind,
            title: document.title,
            href: passage.href,
          },
          terms,
          length: [...terms.values()].reduce((sum, times) => sum + times, 0),
          meaning: once(() => ({
            own: meaningOf(subjectOf(text)),
            around: meaningOf(subjectOf(`${above}. ${text}`)),
          })),
        };
      });
    }),
  );
}

/** A word said twice says no more: only its first place in each part counts in full. */
function count(terms: Map<string, number>, said: readonly string[], weight: number) {
  for (const term of new Set(said)) terms.set(term, (terms.get(term) ?? 0) + weight);
}

function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
