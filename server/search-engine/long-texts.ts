import type { StringTable } from "./string-table.ts";
import { WordReader } from "./word-reader.ts";

const mostKept = 32_768;

/** The different words of long texts. One text often stands in many documents, a job at forty places, and is read once. */
export class LongTexts {
  readonly #terms: StringTable;
  readonly #reader = new WordReader();
  readonly #known = new Map<number, Uint32Array>();

  constructor(terms: StringTable) {
    this.#terms = terms;
  }
  wordsOf(text: string): Uint32Array {
    const key = fingerprint(text);
    const known = this.#known.get(key);
    if (known) return known;
    const words = this.#read(text);
    if (this.#known.size >= mostKept) this.#known.clear();
    this.#known.set(key, words);
    return words;
  }
  #read(text: string): Uint32Array {
    const reader = this.#reader;
    const words = new Set<number>();
    reader.read(text);
    while (reader.next()) words.add(this.#terms.addBytes(reader.bytes, reader.length, reader.hash));
    return Uint32Array.from(words);
  }
}

/** 52 bits by which texts are told apart. */
function fingerprint(text: string): number {
  let [one, two] = [0x811c9dc5, text.length];
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    one = Math.imul(one ^ unit, 0x01000193);
    two = Math.imul(two ^ unit, 0x85ebca6b) ^ (two >>> 13);
  }
  return (one >>> 6) * 2 ** 26 + (two >>> 6);
}
