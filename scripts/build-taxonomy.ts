import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { abbreviationRows } from "./taxonomy/abbreviation-rows.ts";
import { allTitles, occupationRows } from "./taxonomy/occupation-rows.ts";
import { factRows } from "./taxonomy/fact-rows.ts";
import { skillRows } from "./taxonomy/skill-rows.ts";

const folder = process.argv[2];
if (!folder) {
  console.error(
    "Usage: node scripts/build-taxonomy.ts <folder that holds taxonomy-onet and taxonomy-esco-partial>",
  );
  process.exit(2);
}

const target = new URL("../server/taxonomy/", import.meta.url);

function write(name: string, rows: unknown[]): void {
  const text = `[\n${rows.map((row) => JSON.stringify(row)).join(",\n")}\n]\n`;
  writeFileSync(new URL(name, target), text);
  console.log(`${name}: ${rows.length} rows, ${Math.round(text.length / 1024)} KB`);
}

write(
  "skills.json",
  skillRows(
    join(folder, "taxonomy-onet"),
    readFileSync(join(folder, "taxonomy-esco-partial/skills_en.csv"), "utf8"),
  ),
);
write("occupations.json", occupationRows(join(folder, "taxonomy-onet")));
write("abbreviations.json", abbreviationRows(join(folder, "taxonomy-onet")));
writeZipped("occupation-titles.json.gz", allTitles(join(folder, "taxonomy-onet")));
writeZipped("occupation-facts.json.gz", factRows(join(folder, "taxonomy-onet")));

function writeZipped(name: string, rows: unknown[]): void {
  const bytes = gzipSync(JSON.stringify(rows), { level: 9 });
  writeFileSync(new URL(name, target), bytes);
  console.log(`${name}: ${Math.round(bytes.length / 1024)} KB`);
}
