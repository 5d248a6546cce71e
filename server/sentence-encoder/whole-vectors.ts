import { hash } from "node:crypto";
import { unitVector } from "#server/taxonomy/unit-vector.ts";

/** A number in a byte: a quarter of the memory, and nearly the same likeness. */
const finest = 127;
/** Enough letters that no two texts share a key. */
export const keyLength = 16;

export function wholeVector(vector: Float32Array): Int8Array {
  const most = vector.reduce((sofar, value) => Math.max(sofar, Math.abs(value)), 0) || 1;
  return Int8Array.from(vector, (value) => Math.round((value / most) * finest));
}

/** The same direction again, of unit length. */
export function unitOf(whole: Int8Array): Float32Array {
  return unitVector(Float32Array.from(whole));
}

/** How alike a vector of unit length and one of whole numbers are, -1 to 1. */
export function vectorLikeness(unit: Float32Array, whole: Int8Array): number {
  let product = 0;
  let squares = 0;
  for (let at = 0; at < whole.length; at += 1) {
    product += unit[at]! * whole[at]!;
    squares += whole[at]! * whole[at]!;
  }
  return squares === 0 ? 0 : product / Math.sqrt(squares);
}

/** Names a text without holding it: what was deleted is not kept by what was worked out of it. */
export function textKey(text: string): string {
  return hash("sha256", text, "base64url").slice(0, keyLength);
}
