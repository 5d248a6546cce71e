import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { wordsOf } from "#server/taxonomy/words-of.ts";

/** Counts in how many job ads each word stands: node scripts/build-word-rarity.ts FOLDER..., folders of *.jsonl.gz with a "text" a line. */
const folders = process.argv.slice(2);
if (folders.length === 0) {
  console.error(
    "Usage: node scripts/build-word-rarity.ts <folders of .jsonl.gz files with a text in each line>",
  );
  process.exit(2);
}

/** Words of fewer ads are names and slips. */
const fewest = 8;
const counts = new Map<string, number>();
let documents = 0;
for (const folder of folders) {
  for (const name of readdirSync(folder).filter((file) => file.endsWith(".jsonl.gz"))) {
    for (const line of gunzipSync(readFileSync(join(folder, name)))
      .toString("utf8")
      .split("\n")) {
      const { title, text } = line ? (JSON.parse(line) as { title?: string; text?: string | null }) : {};
      if (!text) continue;
      documents += 1;
      for (const word of new Set(wordsOf(`${title ?? ""}\n${text}`)))
        counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
}
const rows = [...counts].filter(([, count]) => count >= fewest).toSorted(([a], [b]) => (a < b ? -1 : 1));
const file = new URL("../server/taxonomy/word-rarity.txt.gz", import.meta.url);
writeFileSync(
  file,
  gzipSync([documents, ...rows.map(([word, count]) => `${word} ${count}`)].join("\n"), { level: 9 }),
);
console.log(`${rows.length} words of ${documents} ads`);
