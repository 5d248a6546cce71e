import { WordReader } from "./word-reader.ts";

/** The words of a text as the index knows them. */
export function plainWords(text: string): string[] {
  const reader = new WordReader();
  const words: string[] = [];
  reader.read(text);
  while (reader.next()) words.push(reader.word);
  return words;
}
