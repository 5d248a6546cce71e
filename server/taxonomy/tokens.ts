/** The words of a text as numbers: reading millions of words must not make an object for each. */
export interface Words {
  text: string;
  /** For each word: where it starts, where it ends, and the hash of its lower-case letters. */
  starts: number[];
  ends: number[];
  hashes: number[];
}

/** The hash of words that are not plain ASCII, whose lower case only the string knows. */
export const anyHash = -1;

/** For each ASCII character its lower-case code if it belongs to words, otherwise nought. */
const folded = Uint8Array.from({ length: 128 }, (_, code) => {
  const letter = String.fromCharCode(code);
  return /[a-z\d]/i.test(letter) ? letter.toLowerCase().charCodeAt(0) : 0;
});

function isWordCode(code: number): boolean {
  if (code < 128) return folded[code] !== 0;
  return (
    code >= 0xc0 &&
    code !== 0xd7 &&
    code !== 0xf7 &&
    !(code >= 0x2000 && code <= 0x2bff) &&
    !(code >= 0x3000 && code <= 0x303f) &&
    !(code >= 0xe000 && code <= 0xf8ff)
  );
}

const [dot, hashSign, plus, letterN] = [46, 35, 43, 110];

/** Where the words of a text stand; "C++", "C#" and ".NET" stay whole. */
export function wordsOf(text: string): Words {
  const words: Words = { text, starts: [], ends: [], hashes: [] };
  const { length } = text;
  for (let at = 0; at < length; at++) {
    let code = text.charCodeAt(at);
    if (!isWordCode(code)) continue;
    const dotted =
      (code | 32) === letterN &&
      text.charCodeAt(at - 1) === dot &&
      !(at > 1 && isWordCode(text.charCodeAt(at - 2)));
    words.starts.push(dotted ? at - 1 : at);
    let hash = dotted ? dot : 0;
    let ascii = true;
    do {
      if (code > 127) ascii = false;
      else hash = nextHash(hash, folded[code]!);
      code = ++at < length ? text.charCodeAt(at) : 0;
    } while (isWordCode(code));
    let signs = 0;
    if (code === hashSign) signs = 1;
    else if (code === plus && text.charCodeAt(at + 1) === plus) signs = 2;
    for (; signs > 0; signs--, at++) hash = nextHash(hash, code);
    words.ends.push(at);
    words.hashes.push(ascii ? hash & 0xffff : anyHash);
    at--;
  }
  return words;
}

/** One word in lower case. */
export function wordAt({ text, starts, ends }: Words, at: number): string {
  return text.slice(starts[at], ends[at]).toLowerCase();
}

function nextHash(hash: number, code: number): number {
  return (Math.imul(hash, 31) + code) | 0;
}
