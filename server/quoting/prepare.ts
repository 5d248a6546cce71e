import { meaningOf } from "#server/taxonomy/word-meaning.ts";
import { sentencesOf } from "./sentences.ts";
import { subjectOf, termsOf } from "./terms.ts";
import type { Passage, Quote, QuotedDocument } from "./types.ts";

/** A sentence with what ranking reads of it. */
export interface PreparedSentence {
  quote: Quote;
  /** With its heading or title and the sentences beside it: alone, many say little. */
  inContext: string;
  /** What it stands in alone: its heading or title and the sentences beside it. */
  around: string;
  /** Of a job: whether it tells of the work. */
  isDuty: boolean;
  /** Worked out when it is asked for, once. */
  words(): Words;
}
export interface Words {
  terms: ReadonlySet<string>;
  around: Surroundings;
  meaning: Meanings;
}
/** The terms of what a sentence stands in: people ask in words that stand beside the answer. */
export interface Surroundings {
  passage: ReadonlySet<string>;
  /** The sentences before and after it. */
  near: ReadonlySet<string>;
  /** The heading above it, and the title. */
  heading: ReadonlySet<string>;
  document: ReadonlySet<string>;
}
interface Meanings {
  own: Float32Array;
  passage: Float32Array;
  /** Of the sentence under its title and heading. */
  headed: Float32Array;
}

/** The sentences of documents, made ready to be asked; what does not change is prepared once. */
export function prepare(documents: readonly QuotedDocument[]): PreparedSentence[] {
  return documents.flatMap((document) => {
    const texts = document.passages.map(({ text }) => text).join("\n");
    const terms = once(() => termSet(`${document.title}\n${texts}`));
    return document.passages.flatMap((passage) => preparePassage({ document, passage, terms }));
  });
}

interface Placed {
  document: QuotedDocument;
  passage: Passage;
  /** All terms of the document. */
  terms: () => ReadonlySet<string>;
}
function preparePassage({ document, passage, terms }: Placed): PreparedSentence[] {
  const { id: documentId, kind, title } = document;
  const sentences = sentencesOf(passage.text);
  const shared = once(() => ({
    passage: termSet(passage.text),
    heading: termSet(`${passage.heading} ${title}`),
    meaning: meaningOf(subjectOf(passage.text)),
  }));
  return sentences.map((text, at) => {
    const [before = "", after = ""] = [sentences[at - 1], sentences[at + 1]];
    return {
      quote: { text, documentId, kind, title, href: passage.href },
      inContext: onOneLine(`${passage.heading || title}: ${before} ${text} ${after}`),
      around: onOneLine(`${passage.heading || title}: ${before} ${after}`),
      isDuty: document.duties?.some((line) => isOf(line, onOneLine(text))) ?? false,
      words: once(() => ({
        terms: termSet(text),
        around: {
          passage: shared().passage,
          near: termSet(`${before} ${after}`),
          heading: shared().heading,
          document: terms(),
        },
        meaning: {
          own: meaningOf(subjectOf(text)),
          passage: shared().meaning,
          headed: meaningOf(subjectOf(`${title} ${passage.heading} ${text}`)),
        },
      })),
    };
  });
}

/** Lines may be longer than their sentences, and are cut where a wish begins within one. */
function isOf(line: string, sentence: string): boolean {
  return line.includes(sentence) || sentence.startsWith(line);
}

function onOneLine(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim();
}

function termSet(text: string): ReadonlySet<string> {
  return new Set(termsOf(text));
}

function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
