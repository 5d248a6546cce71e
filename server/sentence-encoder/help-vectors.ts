import { readFileSync } from "node:fs";
import { vectorSize } from "./transformer.ts";
import { keyLength } from "./whole-vectors.ts";

/** Made by scripts/build-help-vectors.ts: the key of each text, then its numbers. */
const file = new URL("./help-vectors.bin", import.meta.url);
const each = keyLength + vectorSize;
let read: ReadonlyMap<string, Int8Array> | undefined;

/** What the sentences of the help pages mean, by the key of their text: read beforehand, since there are many. */
export function helpVectors(): ReadonlyMap<string, Int8Array> {
  return (read ??= readVectors());
}

function readVectors(): ReadonlyMap<string, Int8Array> {
  const bytes = readFileSync(file);
  return new Map(
    Array.from({ length: bytes.length / each }, (_, nth) => {
      const from = nth * each;
      const key = bytes.toString("latin1", from, from + keyLength);
      return [key, new Int8Array(bytes.buffer, bytes.byteOffset + from + keyLength, vectorSize)];
    }),
  );
}
