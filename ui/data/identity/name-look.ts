export type Tint = 1 | 2 | 3 | 4 | 5 | 6;

/** The first letters of the first and the last word: "Inês de Carvalho" is IC. */
export function initialsOf(name: string): string {
  const words = name
    .trim()
    .split(/[\s\u00a0]+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
  const [first] = words;
  if (!first) return "?";
  const last = words.length > 1 ? words.at(-1) : undefined;
  return [first, last].map((word) => firstLetter(word ?? "")).join("");
}

function firstLetter(word: string): string {
  return word.match(/[\p{L}\p{N}]/u)?.[0]?.toLocaleUpperCase() ?? "";
}

/** The same name always gets the same tint. */
export function tintOf(name: string): Tint {
  return ((hashOf(name) % 6) + 1) as Tint;
}

/** A steady number for a name (FNV-1a). */
export function hashOf(name: string): number {
  let hash = 0x811c9dc5;
  for (const letter of name.trim().toLowerCase()) {
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return hash;
}
