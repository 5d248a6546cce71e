import { readFileSync } from "node:fs";

const buckets = 1 << 15;

interface Model {
  scale: number;
  bias: [number, number];
  weights: Int8Array;
}
let loaded: Model | undefined;

/** Made by scripts/reading/train_headings.py: a weight for every hashed piece of a word, for jobs and for employers. */
function model(): Model {
  if (loaded) return loaded;
  const bytes = readFileSync(new URL("./heading-model.bin", import.meta.url));
  return (loaded = {
    scale: bytes.readFloatLE(0),
    bias: [bytes.readFloatLE(4), bytes.readFloatLE(8)],
    weights: new Int8Array(bytes.buffer, bytes.byteOffset + 12, 2 * buckets),
  });
}

export interface HeadingSounds {
  job: number;
  employer: number;
}

const heard = new Map<string, HeadingSounds>();
const mostHeard = 5000;

/** How much a text sounds like a job and like an employer, against any other line of a resume: 0 is undecided. */
export function soundsOf(text: string): HeadingSounds {
  const known = heard.get(text);
  if (known) return known;
  const { scale, bias, weights } = model();
  const found = featuresOf(text.slice(0, 120));
  let [job, employer] = [0, 0];
  for (const feature of found) {
    job += weights[feature]!;
    employer += weights[buckets + feature]!;
  }
  const norm = scale / Math.sqrt(Math.max(found.size, 1));
  const sounds = { job: bias[0] + job * norm, employer: bias[1] + employer * norm };
  if (heard.size >= mostHeard) heard.clear();
  heard.set(text, sounds);
  return sounds;
}

function featuresOf(text: string): Set<number> {
  const words = text.toLowerCase().match(/\p{L}+|\d+|&/gu) ?? [];
  const found = new Set<number>();
  const add = (feature: string) => found.add(hash(feature));
  words.forEach((word, at) => {
    add(`=${word}`);
    if (at === 0) add(`^${word}`);
    if (at === words.length - 1) add(`$${word}`);
    if (at > 0) add(`${words[at - 1]}_${word}`);
    const padded = `<${word}>`;
    for (const size of [3, 4, 5])
      for (let start = 0; start + size <= padded.length; start++) add(padded.slice(start, start + size));
  });
  const shape = (text.match(/\p{L}+/gu) ?? []).slice(0, 6).map((word) => (/^\p{Lu}/u.test(word) ? "A" : "a"));
  add(`shape:${shape.join("")}`);
  add(`long:${Math.min(words.length, 9)}`);
  return found;
}

/** FNV-1a over the bytes. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const byte of Buffer.from(text, "utf8")) value = Math.imul(value ^ byte, 0x01000193) >>> 0;
  return value % buckets;
}
