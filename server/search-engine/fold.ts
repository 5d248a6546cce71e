/** No letter: it ends a word. */
export const separator = 0;
/** Accents on their own, vowel signs and stretching: left out of a word. */
export const silent = 1;
const unknown = 0xffff;
const table = new Uint16Array(65_536).fill(unknown);

/** Letters that become two; the table holds their place here plus two. */
const doubles = ["ss", "ae", "oe", "th", "ij"];
const single: Record<string, string> = { ø: "o", ł: "l", đ: "d", ð: "d", ı: "i", ħ: "h", ة: "ه", ى: "ي" };
const double: Record<string, string> = { ß: "ss", ẞ: "ss", æ: "ae", œ: "oe", þ: "th", ĳ: "ij" };

/** What a UTF-16 unit is in a word: a separator, nothing, the place of a double plus two, or the plain lower-case letter. */
export function folded(code: number): number {
  const known = table[code]!;
  return known === unknown ? (table[code] = fold(code)) : known;
}
export function doubleAt(code: number): string {
  return doubles[code - 2]!;
}

function fold(code: number): number {
  if (code >= 0xd800 && code <= 0xdfff) return separator;
  const letter = String.fromCharCode(code).toLowerCase();
  if (/[\p{M}\u0640\u200b-\u200f\u2060\ufeff\u00ad]/u.test(letter)) return silent;
  if (Object.hasOwn(double, letter)) return doubles.indexOf(double[letter]!) + 2;
  if (Object.hasOwn(single, letter)) return single[letter]!.charCodeAt(0);
  const plain = code >= 0xac00 && code <= 0xd7af ? letter : letter.normalize("NFKD").replace(/\p{M}/gu, "");
  return /^[\p{L}\p{N}]/u.test(plain) ? plain.charCodeAt(0) : separator;
}

/** Chinese and Japanese are written without spaces: each of their letters is a word. */
export function isWordOfItsOwn(code: number): boolean {
  return code >= 0x3040 && ((code <= 0x30ff && code !== 0x30fb) || (code >= 0x3400 && code <= 0x9fff));
}
