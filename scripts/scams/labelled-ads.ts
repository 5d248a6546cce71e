import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";

export interface LabelledAd {
  title: string;
  text: string;
  scam: boolean;
  source: string;
  /** By its id, so that an ad is always in the same part. */
  fold: number;
}

/** English ads of employers of several kinds; the first are of the same board as the scams. */
const honest = [
  "emscad-workable",
  "adzuna-rmit-4cat",
  "australia-seek-jora-2025",
  "armenia-careercenter-2004",
];

/** Headings and notes that the sets themselves put in: they tell the source and not the scam. */
const ofTheSet =
  /(?<=\s)(?:Requirements|Benefits|About the company)(?=\s)|this job was originally posted[^\n]*/gi;

/** The scams of the labelled set and honest ads beside them. */
export function readLabelledAds(folder: string): LabelledAd[] {
  return ["emscad-fraud", ...honest].flatMap((source) =>
    gunzipSync(readFileSync(join(folder, `${source}.jsonl.gz`)))
      .toString("utf8")
      .split("\n")
      .filter((line) => line !== "")
      .map((line) => {
        const { id, title, text } = JSON.parse(line) as { id: string; title: string; text: string };
        const fold = createHash("sha256").update(id).digest().readUInt16BE(0);
        return { title, text: text.replace(ofTheSet, " "), source, fold, scam: source === "emscad-fraud" };
      }),
  );
}
