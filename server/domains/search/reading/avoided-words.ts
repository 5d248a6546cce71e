import { sentenceWords } from "./sentences.data.ts";
import { idleWords } from "./working-terms.data.ts";

const most = 2;
const denied =
  /\b(?:but )?(?:not|no|without|except(?: for)?|excluding|avoid(?:ing)?|hates?|other than|instead of|rather than|(?:don't|dont|do not|doesn't) (?:want|like|involve|need|have|require)|isn't|aren't|that is not|non(?=[- ](?!profit)))(?![\p{L}\p{N}])((?:[\s-]+[\p{L}\p{N}'-]+){1,5})/giu;

/** Takes out what someone does not want: "teaching but not in a classroom" is teaching, and no classroom. */
export function withoutAvoided(text: string, avoid: (words: string[]) => void): string {
  return text.replace(denied, (whole, behind: string) => {
    const telling = behind
      .split(/\s+/)
      .filter((word) => word && !idleWords.has(word.toLowerCase()) && !sentenceWords.has(word.toLowerCase()))
      .slice(0, most);
    if (telling.length === 0) return whole;
    avoid(telling);
    const last = telling.at(-1)!;
    return ` ${behind.slice(behind.indexOf(last) + last.length)} `;
  });
}
