const common = new Set(
  "with that this from have your their will into able ability strong experience experienced excellent good great work working team teams years year skills skill knowledge understanding must should would other various including environment related relevant similar required preferred proven demonstrated ideally plus minimum least using used within across also well high highly level such like more than both either being successful candidate role position field tools systems system basic advanced familiar familiarity proficiency proficient kenntnisse erfahrung erfahrungen sehr gute guter gutes oder sowie eine einer einem expérience expériences connaissance connaissances avec dans vous votre pour experiencia conocimiento conocimientos para como".split(
    " ",
  ),
);

/** The beginnings of the words of a text that carry its meaning. */
export function contentWords(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}+#]{4,}/gu) ?? [];
  return [...new Set(words.filter((word) => !common.has(word)).map(stem))];
}

/** The beginnings of all words of a text. */
export function wordStems(text: string): Set<string> {
  return new Set((text.toLowerCase().match(/[\p{L}+#]{4,}/gu) ?? []).map(stem));
}

const stemsOfLines = new WeakMap<Told, ReadonlySet<string>>();
const stemsOfAll = new WeakMap<readonly Told[], ReadonlySet<string>>();

interface Told {
  told: string;
}
/** The stems of a line that a person tells, worked out once: every requirement of every job is compared with it. */
export function lineStems(line: Told): ReadonlySet<string> {
  const known = stemsOfLines.get(line) ?? wordStems(line.told);
  stemsOfLines.set(line, known);
  return known;
}

/** Those of all lines together. */
export function allStems(lines: readonly Told[]): ReadonlySet<string> {
  const known = stemsOfAll.get(lines) ?? new Set(lines.flatMap((line) => [...lineStems(line)]));
  stemsOfAll.set(lines, known);
  return known;
}

export function sharedWords(words: readonly string[], own: ReadonlySet<string>): string[] {
  return words.filter((word) => own.has(word));
}

/** Whether a title says what is done: "Product designer" says product design, "Construction Manager" construction management. */
export function titleSays(title: string, done: string): boolean {
  const own = new Set([...wordStems(title)].map(begins));
  const words = contentWords(done).map(begins);
  return words.length > 0 && words.every((word) => own.has(word));
}

const begins = (word: string) => word.slice(0, 5);

function stem(word: string): string {
  return word.replace(/(?:ing|ments?|ations?|ions?|ers?|ed|es|s|ly)$/, "").slice(0, 6);
}
