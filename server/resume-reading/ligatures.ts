// oxlint-disable no-control-regex -- some PDF programs leave a control character where several letters were one glyph
import { ligatureWords } from "./ligature-words.data.ts";

/** What stands where letters were drawn as one: a control character, or the mark of a character nobody knows. */
const lost = "[\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f-\\u009f\\ufffd]";
const lostOnes = new RegExp(`[\\p{L}]*(?:${lost}[\\p{L}]*)+`, "gu");
const lostOne = new RegExp(lost, "u");

/** Whether a character stands where letters were lost. */
export function isLost(character: string): boolean {
  return lostOne.test(character);
}

const others = ["ffi", "ffl", "ff", "fl"] as const;
const known = new Set(ligatureWords);

/** Puts back the letters a PDF program lost: "Certi?cations" with a control character is "Certifications". */
export function mendLigatures(text: string): string {
  return lostOne.test(text) ? text.replace(lostOnes, mendWord) : text;
}

function mendWord(word: string) {
  let mended = word;
  for (let lostAt = mended.search(lostOne); lostAt >= 0; lostAt = mended.search(lostOne)) {
    if (mended.length === 1) return " ";
    const [before, after] = [mended.slice(0, lostAt), mended.slice(lostAt + 1)];
    const letters = others.find((each) => known.has(`${before}${each}${after}`.toLowerCase())) ?? "fi";
    mended = before + letters + after;
  }
  return mended;
}
