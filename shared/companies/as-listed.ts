/** Words as a list writes them where it knows them, each once; others as they were typed. */
export function asListed(words: readonly string[], list: readonly string[]): string[] {
  const known = new Map(list.map((word) => [plain(word), word]));
  const written = new Map(words.map((word) => [plain(word), known.get(plain(word)) ?? word.trim()]));
  return [...written.values()].filter((word) => word !== "");
}

function plain(word: string): string {
  return word.trim().replace(/\s+/g, " ").toLowerCase();
}
