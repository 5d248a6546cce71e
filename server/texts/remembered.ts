/** The same function of a text, which works the answer out once for each of the last `most` texts or so. */
export function remembered<Answer>(most: number, answer: (text: string) => Answer): (text: string) => Answer {
  let recent = new Map<string, Answer>();
  let older = new Map<string, Answer>();
  return (text) => {
    if (recent.has(text)) return recent.get(text) as Answer;
    const found = older.has(text) ? (older.get(text) as Answer) : answer(text);
    if (recent.size >= most / 2) [older, recent] = [recent, new Map()];
    recent.set(text, found);
    return found;
  };
}

/** The same of answers that take a while: one that failed, or isn’t whole, is worked out anew when it is next asked for. */
export function rememberedWhole<Answer extends { isWhole: boolean }>(
  most: number,
  answer: (text: string) => Promise<Answer>,
): (text: string) => Promise<Answer> {
  const entries = remembered(most, () => ({ found: null as Promise<Answer> | null }));
  return (text) => {
    const entry = entries(text);
    return (entry.found ??= answer(text).then(
      (found) => {
        if (!found.isWhole) entry.found = null;
        return found;
      },
      (error: unknown) => {
        entry.found = null;
        throw error;
      },
    ));
  };
}
