/** A name as it is compared: no accents, no case, no punctuation; "St. Louis" and "Saint Louis" are one. */
export function placeKey(name: string): string {
  if (isSimple(name)) return name.toLowerCase();
  const plain = /^[\x20-\x7f]*$/.test(name) ? name : withoutAccents(name);
  return plain
    .toLowerCase()
    .replace(/[.'’`]/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .replace(/\b(?:saint|ste?)\b/g, "st")
    .trim();
}

/** Most names are plain words; telling so without a pattern keeps the first search fast. */
function isSimple(name: string): boolean {
  let before = 32;
  for (let index = 0; index < name.length; index += 1) {
    const letter = name.charCodeAt(index) | 32;
    const isWordStart = before === 32;
    if (letter === 32 ? isWordStart : letter < 97 || letter > 122) return false;
    if (isWordStart && letter === 115) return false;
    before = letter;
  }
  return before !== 32;
}

function withoutAccents(name: string): string {
  return name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/ß/g, "ss")
    .replace(/[øØ]/g, "o")
    .replace(/[łŁ]/g, "l")
    .replace(/[æÆ]/g, "ae")
    .replace(/[đĐ]/g, "d")
    .replace(/ı/g, "i");
}
