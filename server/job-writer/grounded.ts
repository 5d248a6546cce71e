import type { WritingSource, WrittenSection } from "#contract/job-writing.ts";

/** How much of what a sentence says has to stand in its sources. */
const enough = 0.6;
/** Words that say nothing of their own. */
const plain = new Set(
  (
    "about also and are been both can each from have help into join like make more other our over role such team that " +
    "the their them then they this through using well what when where which while will with work working would you your " +
    "youll looking hiring position someone people including across within daily support need use"
  ).split(" "),
);

/**
 * The sections without the sentences that their sources do not bear out: an unknown source, a number
 * or a name that is not there, or mostly other words.
 */
export function groundedSections(
  sections: readonly WrittenSection[],
  sources: readonly WritingSource[],
): WrittenSection[] {
  const byId = new Map(sources.map(({ id, text }) => [id, text]));
  return sections
    .map((section) => ({
      ...section,
      sentences: section.sentences.filter(({ text, sourceIds }) => {
        const cited = sourceIds.map((id) => byId.get(id));
        return (
          cited.length > 0 && cited.every((each) => each !== undefined) && bearsOut(cited.join(" "), text)
        );
      }),
    }))
    .filter(({ sentences }) => sentences.length > 0);
}

/** Whether a text says no number and no name that its source does not, and mostly its words. */
export function bearsOut(source: string, text: string): boolean {
  const known = new Set(stemsOf(source));
  const numbers = text.match(/\d[\d.,]*/g) ?? [];
  if (numbers.some((number) => !source.includes(number.replace(/[.,]+$/, "")))) return false;
  const names = [...text.matchAll(/(?<=[\p{Ll},;:] )\p{Lu}[\p{L}\d+#]*/gu)].map(([name]) => name);
  if (names.some((name) => !source.toLowerCase().includes(name.toLowerCase()))) return false;
  const said = stemsOf(text);
  const borne = said.filter((stem) => known.has(stem)).length;
  return said.length === 0 || borne / said.length >= enough;
}

function stemsOf(text: string): string[] {
  const words =
    text
      .toLowerCase()
      .replace(/[’']/g, "")
      .match(/[\p{L}\d]{4,}/gu) ?? [];
  return words
    .filter((word) => !plain.has(word))
    .map((word) => word.replace(/(?:ing|ed|es|s|ion|ions|ment)$/, "").slice(0, 7));
}
