import { readFileSync } from "node:fs";

/** What a text tells of, as a short list of whole numbers: the closer two lists point, the more alike the work. */
export type Sense = Int8Array;

export const senseSize = 128;
const scale = 127;
/** Likeness of work that has nothing in common, and of the same work: between them lies the scale people read. */
const strangers = 0.5;
const same = 0.88;

let basis: Float32Array | null = null;

/** Shortens shares of occupations so that the closeness of two of them survives; `scripts/build-sense-basis.ts` made the basis. */
export function condense(shares: Float32Array): Sense {
  basis ??= Float32Array.from(
    new Float16Array(
      new Uint8Array(readFileSync(new URL("../../taxonomy/sense-basis.bin", import.meta.url))).buffer,
    ),
  );
  const sums = new Float32Array(senseSize);
  for (const [place, share] of shares.entries()) {
    const root = Math.sqrt(share);
    const from = place * senseSize;
    for (let at = 0; at < senseSize; at += 1) sums[at]! += root * basis[from + at]!;
  }
  return Int8Array.from(sums, (value) => Math.round(Math.min(1, Math.max(-1, value)) * scale));
}

/** The product of two senses on the scale from strangers to the same work. */
export function senseSpan(product: number): number {
  const likeness = product / (scale * scale);
  return Math.min(1, Math.max(0, (likeness - strangers) / (same - strangers)));
}
