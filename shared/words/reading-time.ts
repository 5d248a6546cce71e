const wordsPerMinute = 250;

/** "1 min to read" or "N mins to read". */
export function readingTime(text: string): string {
  const words = text.split(/\s+/).filter(Boolean).length;
  const minutes = Math.ceil(words / wordsPerMinute);
  return minutes <= 1 ? "1 min to read" : `${minutes} mins to read`;
}
