import { spacious, withRoom } from "./growable.ts";

const encoder = new TextEncoder();
const decoder = new TextDecoder();

export function hashBytes(bytes: Uint8Array, from: number, to: number): number {
  let hash = 0x811c9dc5;
  for (let at = from; at < to; at++) hash = Math.imul(hash ^ bytes[at]!, 0x01000193);
  return hash;
}

/** Different strings, each with a number that never changes; kept as bytes, so that millions are cheap. */
export class StringTable {
  count = 0;
  bytes = new Uint8Array(1024);
  /** Where string n begins; the next one's beginning is its end. */
  starts = new Uint32Array(64);
  #hashes = new Int32Array(64);
  #slots = new Int32Array(128);
  /** Strings that someone asked for. */
  #read: string[] = [];

  get size() {
    return this.bytes.length + 4 * (this.starts.length + this.#hashes.length + this.#slots.length);
  }
  /** The number of a string, or -1. */
  find(text: string): number {
    const bytes = encoder.encode(text);
    return this.findBytes(bytes, bytes.length, hashBytes(bytes, 0, bytes.length));
  }
  add(text: string): number {
    const bytes = encoder.encode(text);
    return this.addBytes(bytes, bytes.length, hashBytes(bytes, 0, bytes.length));
  }
  get(index: number): string {
    return (this.#read[index] ??= decoder.decode(
      this.bytes.subarray(this.starts[index]!, this.starts[index + 1]!),
    ));
  }
  /** Takes the letters of a string away; its number is never given again. */
  wipe(index: number) {
    this.bytes.fill(0, this.starts[index], this.starts[index + 1]);
    delete this.#read[index];
  }
  /** A number that is the same for the same string everywhere. */
  hashOf(index: number): number {
    return this.#hashes[index]!;
  }
  findBytes(bytes: Uint8Array, length: number, hash: number): number {
    return this.#slots[this.#slotOf(bytes, length, hash)]! - 1;
  }
  addBytes(bytes: Uint8Array, length: number, hash: number): number {
    const slot = this.#slotOf(bytes, length, hash);
    const known = this.#slots[slot]!;
    if (known !== 0) return known - 1;
    const index = this.count++;
    const start = this.starts[index]!;
    this.bytes = withRoom(this.bytes, start + length);
    for (let at = 0; at < length; at++) this.bytes[start + at] = bytes[at]!;
    this.starts = withRoom(this.starts, index + 2);
    this.starts[index + 1] = start + length;
    this.#hashes = withRoom(this.#hashes, index + 1);
    this.#hashes[index] = hash;
    this.#slots[slot] = index + 1;
    if (this.count * 2 > this.#slots.length) this.#rehash(this.#slots.length * 2);
    return index;
  }
  /** The first slot that holds this string or nothing. */
  #slotOf(bytes: Uint8Array, length: number, hash: number): number {
    const slots = this.#slots;
    const mask = slots.length - 1;
    let slot = (hash ^ (hash >>> 15)) & mask;
    for (;;) {
      const index = slots[slot]! - 1;
      if (index < 0 || (this.#hashes[index] === hash && this.#equals(index, bytes, length))) return slot;
      slot = (slot + 1) & mask;
    }
  }
  #equals(index: number, bytes: Uint8Array, length: number): boolean {
    const start = this.starts[index]!;
    if (this.starts[index + 1]! - start !== length) return false;
    const own = this.bytes;
    for (let at = 0; at < length; at++) if (own[start + at] !== bytes[at]) return false;
    return true;
  }
  #rehash(length: number) {
    const slots = new Int32Array(length);
    const mask = length - 1;
    for (let index = 0; index < this.count; index++) {
      const hash = this.#hashes[index]!;
      let slot = (hash ^ (hash >>> 15)) & mask;
      while (slots[slot] !== 0) slot = (slot + 1) & mask;
      slots[slot] = index + 1;
    }
    this.#slots = slots;
  }
  /** What a snapshot keeps; the rest is made anew from it. */
  dump() {
    return {
      count: this.count,
      bytes: this.bytes.subarray(0, this.starts[this.count]!),
      starts: this.starts.subarray(0, this.count + 1),
      hashes: this.#hashes.subarray(0, this.count),
    };
  }
  static restore(kept: ReturnType<StringTable["dump"]>): StringTable {
    const table = new StringTable();
    table.count = kept.count;
    table.bytes = spacious(kept.bytes);
    table.starts = spacious(kept.starts);
    table.#hashes = spacious(kept.hashes);
    let length = 128;
    while (length < kept.count * 2 + 2) length *= 2;
    table.#rehash(length);
    return table;
  }
}
