import { isTitleForm } from "#server/taxonomy/title-forms.ts";
import { inSentence, sentenceWords } from "./sentences.data.ts";
import { wordsOf } from "./title-in-words.ts";
import { idleWords } from "./working-terms.data.ts";

const fewestSentenceWords = 6;

/** Whether someone wrote what they wish instead of words to look for, or so many words that no posting has them all. */
export function sentenceIn(typed: string): "sentence" | "long" | null {
  if (inSentence.test(typed)) return "sentence";
  return wordsOf(typed).length >= fewestSentenceWords ? "long" : null;
}

/** Without the words that ask for nothing; a sentence has more of them than a search. */
export function tellingWords(
  words: string[],
  { isSentence, saysMore }: { isSentence: boolean; saysMore: boolean },
): string[] {
  const plain = words.filter(
    (word, _, all) => (all.length === 1 && !saysMore) || !idleWords.has(word.toLowerCase()),
  );
  if (saysMore && plain.length === 1 && plain[0]!.toLowerCase() === "work") return [];
  if (!isSentence) return plain;
  const forms = formsAmong(plain);
  return plain.filter((word, at) => forms.has(at) || !sentenceWords.has(word.toLowerCase()));
}

/** The places of words that mean something together: "old people", "office work", "my hands". */
function formsAmong(words: string[]): Set<number> {
  const found = new Set<number>();
  for (const [at] of words.entries())
    for (const length of [2, 3])
      if (at + length <= words.length && isTitleForm(words.slice(at, at + length).join(" ")))
        for (let place = at; place < at + length; place++) found.add(place);
  return found;
}
