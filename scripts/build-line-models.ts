import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { markedAds, unmarkedAds } from "./lines/line-sources.ts";
import { lineRow, startRows } from "./lines/line-rows.ts";

/**
 * Writes lines as features for `scripts/lines/train.py`: node scripts/build-line-models.ts ROWS MARKED REAL_DATA_DIR
 * MARKED holds `segged.json` (id, lang, text, k) and `gold.json` (k: [start, end, label, kind][], offsets in code points);
 * REAL_DATA_DIR is the folder of sources that scripts/eval/real/README.md names. Neither is in the repository.
 */
const [rows, marked, real] = process.argv.slice(2);
if (!rows || !marked || !real) throw new Error("Give three folders: ROWS MARKED REAL_DATA_DIR.");
mkdirSync(rows, { recursive: true });
const unmarked = unmarkedAds(real, marked);
const lines = [...markedAds(marked), ...unmarked].map((ad) => JSON.stringify(lineRow(ad)));
writeFileSync(join(rows, "lines.jsonl"), `${lines.join("\n")}\n`);
writeFileSync(join(rows, "starts.tsv"), `${unmarked.flatMap(startRows).join("\n")}\n`);
