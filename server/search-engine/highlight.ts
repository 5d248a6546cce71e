import type { TextPart } from "./types.ts";
import { WordReader } from "./word-reader.ts";

const reader = new WordReader();

/** Cuts a text into pieces; those whose word was looked for are marked. */
export function markWords(
  text: string,
  isFound: (bytes: Uint8Array, length: number, hash: number) => boolean,
): TextPart[] {
  const parts: TextPart[] = [];
  let at = 0;
  reader.read(text);
  while (reader.next()) {
    if (!isFound(reader.bytes, reader.length, reader.hash)) continue;
    if (reader.start > at) parts.push({ text: text.slice(at, reader.start), marked: false });
    parts.push({ text: text.slice(reader.start, reader.end), marked: true });
    at = reader.end;
  }
  if (at < text.length) parts.push({ text: text.slice(at), marked: false });
  return parts;
}
