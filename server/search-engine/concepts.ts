import type { StringTable } from "./string-table.ts";
import type { Synonyms } from "./types.ts";
import { WordReader } from "./word-reader.ts";

interface Form {
  words: number[];
  concept: number;
  /** Stands for the concept alone, not for its own letters. */
  instead: boolean;
  /** Finds what is only near. */
  near: boolean;
}

/** Groups of forms that mean the same, found in a row of words: "swe", "software engineer". */
export class Concepts {
  #written = new Map<number, Form[]>();
  #typed = new Map<number, Form[]>();
  #words: Set<number>[] = [];
  #known = new Set<number>();

  constructor(synonyms: Synonyms[], terms: StringTable) {
    const reader = new WordReader();
    const wordsOf = (form: string) => {
      const words: number[] = [];
      reader.read(form);
      while (reader.next()) words.push(terms.addBytes(reader.bytes, reader.length, reader.hash));
      for (const word of words) this.#known.add(word);
      return words;
    };
    synonyms.forEach(({ words, written = [], typed = [], instead = [], near = false }, concept) => {
      this.#words.push(new Set([...words, ...written].flatMap(wordsOf)));
      const plain = (form: string): Form => ({ words: wordsOf(form), concept, instead: false, near });
      for (const form of words) for (const map of [this.#written, this.#typed]) insert(map, plain(form));
      for (const form of written) insert(this.#written, plain(form));
      for (const form of typed) insert(this.#typed, plain(form));
      for (const form of instead) insert(this.#typed, { ...plain(form), instead: true });
    });
  }
  /** Whether a word is one of a form's, and so no slip. */
  knows(word: number): boolean {
    return this.#known.has(word);
  }
  /** All words of a concept's forms. */
  wordsOf(concept: number): Set<number> {
    return this.#words[concept]!;
  }
  /** Calls for each form that begins at this word of a document. */
  written(row: number[], at: number, found: (concept: number) => void) {
    match(this.#written.get(row[at]!), { row, at, found: ({ concept }) => found(concept) });
  }
  /** The same in a query, which may use more forms than documents. */
  typed(row: number[], at: number, found: (form: Readonly<Form>) => void) {
    match(this.#typed.get(row[at]!), { row, at, found });
  }
}

function insert(forms: Map<number, Form[]>, form: Form) {
  const [first] = form.words;
  if (first === undefined) return;
  const known = forms.get(first) ?? [];
  if (known.some(({ concept, words }) => concept === form.concept && words.join() === form.words.join()))
    return;
  forms.set(first, [...known, form]);
}

interface Row {
  row: number[];
  at: number;
  found: (form: Form) => void;
}
function match(forms: Form[] | undefined, { row, at, found }: Row) {
  if (!forms) return;
  for (const form of forms) if (form.words.every((word, offset) => row[at + offset] === word)) found(form);
}
