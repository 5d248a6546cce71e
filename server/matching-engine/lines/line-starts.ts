import { folded } from "./fold.ts";
import { hashOf } from "./hash-features.ts";
import { lineModels } from "./line-models.ts";

const word = /[\p{L}\d][^\s]*/gu;

/** The log odds above which a line is cut. Where line breaks were lost, one too many costs less than one too few. */
const likelyStart = { flat: -0.4, lined: 2 };
/** After these words nothing begins. */
const goesOn = new Set(
  "a an the to of and or in with for by at on from as is are be have has had your our their his its this that these any all other both either between through than who which will would should can must may if not very more most und oder mit in von zu zur zum fur im am als der die das den dem des ein eine einen einem einer ihre ihr ihren unser unsere uber bei auf aus durch nach an sowie et ou de du des la le les un une en dans avec pour par sur au aux votre vos notre nos y o con el los las del al para por su sus nuestro nuestra una como e".split(
    " ",
  ),
);

interface Word {
  start: number;
  text: string;
  low: string;
}

/** Where a line may have begun before its break was lost: before a capital letter or a digit, with what stands around it. */
export function possibleStarts(text: string): { at: number; features: number[] }[] {
  const words: Word[] = [...text.matchAll(word)].map((match) => ({
    start: match.index,
    text: match[0],
    low: folded(match[0]).replace(/(?<![^\p{L}0+#'])[^\p{L}0+#']+$/u, ""),
  }));
  return words.flatMap(({ start, text: written }, nth) => {
    if (nth === 0 || !/^[\p{Lu}\d]/u.test(written) || goesOn.has(words[nth - 1]!.low)) return [];
    return [{ at: start, features: featuresAt(text, words, nth) }];
  });
}

/** Where a line is likely to begin in a stretch of a text that lost its line breaks, or kept them. */
export function beginsLine(text: string, kept: keyof typeof likelyStart): number[] {
  const { starts } = lineModels();
  if (!starts) return [];
  return possibleStarts(text)
    .filter(({ features }) => starts.score(features)[0]! > likelyStart[kept])
    .map(({ at }) => at);
}

function featuresAt(text: string, words: readonly Word[], nth: number): number[] {
  const [before, here] = [words[nth - 1]!, words[nth]!];
  const [two, next, third] = [words[nth - 2], words[nth + 1], words[nth + 2]];
  const gap = text
    .slice(before.start + before.text.length - trailing(before.text), here.start)
    .replace(/\s+/g, " ");
  const shape = `${shapeOf(before.text)}${shapeOf(here.text)}${shapeOf(next?.text)}${shapeOf(third?.text)}`;
  const since = sinceCapital(words, nth);
  const features = [
    `a ${before.low}`,
    `aa ${two?.low} ${before.low}`,
    `z ${before.low.slice(-3)}`,
    `b ${here.low}`,
    `bb ${here.low} ${next?.low}`,
    `n ${next?.low}`,
    `p ${here.low.slice(0, 4)}`,
    `y ${here.low.slice(-4)}`,
    `ab ${before.low} ${here.low}`,
    `g ${gap}`,
    `gs ${gap} ${shape}`,
    `s ${shape}`,
    `sb ${shape} ${here.low}`,
    `sa ${shape} ${before.low}`,
    `l ${since}`,
    `ls ${since} ${shape}`,
  ];
  return features.map(hashOf);
}

function trailing(text: string): number {
  return text.length - text.replace(/(?<![^\p{L}\d])[^\p{L}\d]+$/u, "").length;
}

/** How many words before this one begin without a capital letter, counted to six. */
function sinceCapital(words: readonly Word[], nth: number): number {
  let count = 0;
  for (let at = nth - 1; count < 6 && at >= 0 && !/^\p{Lu}/u.test(words[at]!.text); at--) count++;
  return count;
}

function shapeOf(text: string | undefined): string {
  if (text === undefined) return "_";
  if (/^\d/.test(text)) return "0";
  if (/^\p{Lu}[\p{Lu}\d]+/u.test(text)) return "A";
  return /^\p{Lu}/u.test(text) ? "X" : "x";
}
