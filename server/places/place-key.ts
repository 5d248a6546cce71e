const simple = /^(?!.*\b(?:saint|ste?)\b)[a-z]+(?: [a-z]+)*$/i;

/** A name as it is compared: no accents, no case, no punctuation; "St. Louis" and "Saint Louis" are one. */
export function placeKey(name: string): string {
  if (simple.test(name)) return name.toLowerCase();
  const plain = /^[\x20-\x7f]*$/.test(name) ? name : withoutAccents(name);
  return plain
    .toLowerCase()
    .replace(/[.'’`]/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .replace(/\b(?:saint|ste?)\b/g, "st")
    .trim();
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
