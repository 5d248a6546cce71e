import { globSync } from "node:fs";
import { join } from "node:path";
import { findTexts } from "../eval/lines/find-texts.ts";
import { letterKey } from "../eval/lines/letter-key.ts";
import { type Mark, readMarks } from "../eval/lines/read-marks.ts";
import { readJson, readLines } from "../read-input.ts";

const mostLetters = 6000;

export interface TrainingAd {
  id: string;
  lang: string;
  text: string;
  marks: Mark[];
}

/** The advertisements marked for training that a folder of real data holds, those with line breaks a second time without them. */
export function markedAds(folder: string): TrainingAd[] {
  const rows = readMarks().filter(({ half }) => half === "train");
  const texts = findTexts(folder, new Set(rows.map(({ key }) => key)));
  return rows.flatMap(({ key, lang, marks }) => {
    const text = texts.get(key);
    if (text === undefined) return [];
    const ad = { id: key, lang, text, marks: placedMarks(text, marks) };
    return text.includes("\n") ? [ad, withoutBreaks(ad)] : [ad];
  });
}

/** Marks are given by letters, white space not counted; here they are places in the text. */
function placedMarks(text: string, marks: readonly Mark[]): Mark[] {
  const places = text.split("").flatMap((letter, at) => (letter.trim() === "" ? [] : [at]));
  return marks.map((mark) => ({ ...mark, start: places[mark.start]!, end: places[mark.end - 1]! + 1 }));
}

/** The same in one line. */
export function withoutBreaks(ad: TrainingAd): TrainingAd {
  const place: number[] = [];
  let text = "";
  for (let at = 0; at < ad.text.length; at++) {
    const space = ad.text[at]!.trim() === "";
    place.push(text.length);
    if (!space) text += ad.text[at];
    else if (text !== "" && !text.endsWith(" ")) text += " ";
  }
  const marks = ad.marks.map((mark) => ({
    ...mark,
    start: place[mark.start]!,
    end: place[mark.end - 1]! + 1,
  }));
  return { ...ad, text, marks };
}

/** Advertisements that nobody marked tell how common a word is and where lines begin. Those of the evaluation are left out. */
export function unmarkedAds(folder: string): TrainingAd[] {
  const known = new Set(readMarks().map(({ key }) => key));
  return ["jobs-fulltext", "jobs-spanish"]
    .flatMap((name) => globSync(join(folder, name, "*.jsonl.gz")).toSorted())
    .filter((file) => !file.includes("fraud"))
    .flatMap((file) =>
      readLines(file)
        .map((line) => readJson<{ id: string; lang?: string; text: string }>(line, file))
        .filter(({ text }) => !known.has(letterKey(text)))
        .map(({ id, lang = "en", text }) => ({ id, lang, text: text.slice(0, mostLetters), marks: [] })),
    );
}
