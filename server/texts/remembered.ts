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
