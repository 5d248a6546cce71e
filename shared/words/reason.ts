/** A reason that people read is a sentence, not a word. */
export const leastReason = 10;

export function isReason(words: string) {
  return words.trim().length >= leastReason;
}
