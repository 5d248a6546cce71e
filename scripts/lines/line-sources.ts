import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { letterKey } from "../eval/lines/letter-key.ts";
import { readMarks } from "../eval/lines/read-marks.ts";
import { readJson } from "../read-input.ts";

/** A stretch of an advertisement as a reader marked it. */
export interface Mark {
  start: number;
  end: number;
  label: string;
  kind: string | null;
}

export interface TrainingAd {
  id: string;
  lang: string;
  text: string;
  marks: Mark[];
}

type GivenMark = [start: number, end: number, label: string, kind: string | null];

/** Marked advertisements, those with line breaks a second time without them. */
export function markedAds(folder: string): TrainingAd[] {
  const read = <T>(name: string) => readJson<T>(readFileSync(join(folder, name), "utf8"), name);
  const marks = read<Record<string, GivenMark[]>>("gold.json");
  return read<{ id: string; lang: string; text: string; k: number }[]>("segged.json").flatMap(
    ({ id, lang, text, k }) => {
      const place = placesOf(text);
      const own = (marks[k] ?? []).map(([start, end, label, kind]) => ({
        start: place[start]!,
        end: place[end]!,
        label,
        kind,
      }));
      const ad = { id, lang, text, marks: own };
      return own.length === 0 ? [] : text.includes("\n") ? [ad, withoutBreaks(ad)] : [ad];
    },
  );
}

/** Where each code point of a text begins in its string. */
export function placesOf(text: string): number[] {
  const places: number[] = [];
  let at = 0;
  for (const letter of text) {
    places.push(at);
    at += letter.length;
  }
  return [...places, at];
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
export function unmarkedAds(folder: string, marked: string): TrainingAd[] {
  const extra = globSync(join(marked, "unmarked/*.jsonl.gz"));
  const measured = new Set(readMarks().map(({ key }) => key));
  const files = globSync(join(folder, "jobs-fulltext/*.jsonl.gz")).filter((file) => !file.includes("fraud"));
  return [...files, ...extra].toSorted().flatMap((file) =>
    gunzipSync(readFileSync(file))
      .toString("utf8")
      .split("\n")
      .filter(Boolean)
      .map((line) => readJson<{ id: string; lang?: string; text: string }>(line, file))
      .filter(({ text }) => !measured.has(letterKey(text)))
      .map(({ id, lang = "en", text }) => ({ id, lang, text: text.slice(0, 6000), marks: [] })),
  );
}
