import { doubleAt, folded, isWordOfItsOwn, separator, silent } from "./fold.ts";
import { hashBytes } from "./string-table.ts";

const longest = 40;
const s = 115;
const dot = 46;

/**
 * Reads the words of a text one after the other, as the index knows them: lower-case, without accents, in the singular.
 * "C++", "C#" and ".NET" stay whole, "U.S." is "us" and "women's" is "women".
 */
export class WordReader {
  /** The word's letters in UTF-8. */
  readonly bytes = new Uint8Array(longest * 3 + 8);
  length = 0;
  hash = 0;
  /** Its place in the text. */
  start = 0;
  end = 0;
  /** It follows the word before it after a hyphen: "front-end". */
  hyphenated = false;
  #text = "";
  #at = 0;

  read(text: string) {
    this.#text = text;
    this.#at = 0;
    this.end = -2;
  }
  /** Goes to the next word; false at the end of the text. */
  next(): boolean {
    const text = this.#text;
    const length = text.length;
    let at = this.#at;
    while (at < length && folded(text.charCodeAt(at)) <= silent) at++;
    if (at >= length) return false;
    this.hyphenated = at === this.end + 1 && text.charCodeAt(this.end) === 45;
    this.start = at;
    this.length = 0;
    at = isWordOfItsOwn(text.charCodeAt(at)) ? this.#one(at) : this.#word(at);
    this.end = at;
    this.#at = at;
    this.#singular();
    this.hash = hashBytes(this.bytes, 0, this.length);
    return true;
  }
  get word(): string {
    return new TextDecoder().decode(this.bytes.subarray(0, this.length));
  }

  #one(at: number): number {
    this.#push(folded(this.#text.charCodeAt(at)));
    return at + 1;
  }
  #word(from: number): number {
    const text = this.#text;
    let at = from;
    for (; at < text.length; at++) {
      const unit = text.charCodeAt(at);
      const code = folded(unit);
      if (code > silent) {
        if (isWordOfItsOwn(unit)) break;
        this.#push(code);
      } else if (code === separator && !(isApostrophe(unit) && this.#letterAt(at + 1))) break;
    }
    if (at - from === 1 && text.charCodeAt(at) === dot) at = this.#initials(at);
    return this.#marks(from, at);
  }
  /** "U.S.A." and "R.N." are words of letters with dots between them. */
  #initials(from: number): number {
    let at = from;
    while (
      this.#text.charCodeAt(at) === dot &&
      this.#letterAt(at + 1) &&
      !this.#letterAt(at + 2) &&
      this.length < longest
    ) {
      this.#push(folded(this.#text.charCodeAt(at + 1)));
      at += 2;
    }
    return at;
  }
  /** The signs that belong to a word: "c++", "c#", ".net". */
  #marks(from: number, to: number): number {
    const text = this.#text;
    if (text.charCodeAt(to) === 35 && !this.#letterAt(to + 1) && to - from <= 2) {
      this.#push(35);
      return to + 1;
    }
    if (text.charCodeAt(to) === 43 && text.charCodeAt(to + 1) === 43 && to - from <= 2) {
      this.#push(43);
      this.#push(43);
      return to + 2;
    }
    if (text.charCodeAt(from - 1) === dot && !this.#letterAt(from - 2) && isNet(this.bytes, this.length)) {
      this.bytes.copyWithin(1, 0, this.length++);
      this.bytes[0] = dot;
      this.start--;
    }
    return to;
  }
  #letterAt(at: number): boolean {
    return at >= 0 && at < this.#text.length && folded(this.#text.charCodeAt(at)) > silent;
  }
  #push(code: number) {
    if (this.length >= longest) return;
    const bytes = this.bytes;
    if (code < 32) {
      const two = doubleAt(code);
      bytes[this.length++] = two.charCodeAt(0);
      bytes[this.length++] = two.charCodeAt(1);
    } else if (code < 0x80) bytes[this.length++] = code;
    else if (code < 0x800) {
      bytes[this.length++] = 0xc0 | (code >> 6);
      bytes[this.length++] = 0x80 | (code & 63);
    } else {
      bytes[this.length++] = 0xe0 | (code >> 12);
      bytes[this.length++] = 0x80 | ((code >> 6) & 63);
      bytes[this.length++] = 0x80 | (code & 63);
    }
  }
  /** "engineers" is "engineer", "companies" is "company"; "business", "analysis" and "css" stay. */
  #singular() {
    const { bytes, length } = this;
    if (length < 4 || bytes[length - 1] !== s) return;
    const before = bytes[length - 2]!;
    if (before === s || before === 117 || before === 105) return;
    if (before < 97 || before > 122) return;
    if (before === 101 && bytes[length - 3] === 105 && length > 4) {
      bytes[length - 3] = 121;
      this.length = length - 2;
    } else this.length = length - 1;
  }
}

function isApostrophe(unit: number): boolean {
  return unit === 39 || unit === 0x2019 || unit === 0x60;
}
function isNet(bytes: Uint8Array, length: number): boolean {
  return length === 3 && bytes[0] === 110 && bytes[1] === 101 && bytes[2] === 116;
}
