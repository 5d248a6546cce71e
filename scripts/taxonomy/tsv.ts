import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";

/** The rows of a gzipped table, without its heading. */
export function readTsv(path: string): string[][] {
  const text = gunzipSync(readFileSync(path)).toString("utf8");
  return text
    .split("\n")
    .slice(1)
    .filter((line) => line !== "")
    .map((line) => line.replace(/\r$/, "").split("\t"));
}
