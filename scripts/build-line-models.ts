import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { markedAds, unmarkedAds } from "./lines/line-sources.ts";
import { lineRow, startRows } from "./lines/line-rows.ts";

/**
 * Writes lines as features for `scripts/lines/train.py`: REAL_DATA_DIR=FOLDER node scripts/build-line-models.ts ROWS.
 * Which advertisements are marked, and how, is in scripts/eval/lines; the folder of sources is the one its README names.
 */
const [rows] = process.argv.slice(2);
const folder = process.env["REAL_DATA_DIR"];
if (!rows || !folder) throw new Error("Give a folder for the rows, and the real data as REAL_DATA_DIR.");
mkdirSync(rows, { recursive: true });
const [marked, unmarked] = [markedAds(folder), unmarkedAds(folder)];
console.log(`${marked.length} marked and ${unmarked.length} unmarked advertisements.`);
const lines = [...marked, ...unmarked].map((ad) => JSON.stringify(lineRow(ad)));
writeFileSync(join(rows, "lines.jsonl"), `${lines.join("\n")}\n`);
writeFileSync(join(rows, "starts.tsv"), `${unmarked.flatMap(startRows).join("\n")}\n`);
