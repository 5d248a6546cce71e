/** A text as part of a LIKE pattern: %, _ and \ in it mean only themselves. */
export function escapeLike(text: string) {
  return text.replace(/[%_\\]/g, String.raw`\$&`);
}

/** The LIKE pattern of texts that contain this one. */
export function likePart(text: string) {
  return `%${escapeLike(text)}%`;
}
