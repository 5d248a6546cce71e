/** Reads words parted by commas, semicolons or lines. */
export function splitTags(words: string): string[] {
  return words
    .split(/[,;\n]/)
    .map((word) => word.trim().replace(/\s+/g, " "))
    .filter((word) => word !== "");
}

/** Adds words that are not there yet, whatever their case, up to a limit. */
export function withTags(tags: readonly string[], added: readonly string[], max = Infinity): string[] {
  const all = [...tags];
  const seen = new Set(tags.map((tag) => tag.toLowerCase()));
  for (const word of added) {
    if (all.length >= max) break;
    if (seen.has(word.toLowerCase())) continue;
    seen.add(word.toLowerCase());
    all.push(word);
  }
  return all;
}

/** What the open list offers: the options, and what is being typed if it is none of them. */
export function itemsFor(options: readonly { label: string }[], query: string, free: boolean): string[] {
  const labels = options.map(({ label }) => label);
  const typed = query.trim();
  const known = labels.some((label) => label.toLowerCase() === typed.toLowerCase());
  return free && typed && !known ? [...labels, typed] : labels;
}
