import type { TextIndex } from "./text-index.ts";

/** One list of documents that satisfies a word; quality is in sixteenths. */
export interface Way {
  source: "head" | "start" | "row" | "body";
  list: number;
  quality: number;
}

export function pushRow(ways: Way[], list: number, quality: number) {
  if (list >= 0) ways.push({ source: "row", list, quality });
}
export function pairOf(text: TextIndex, first: number, second: number): number {
  return first < 0 || second < 0 ? -1 : text.findPair(first, second);
}
