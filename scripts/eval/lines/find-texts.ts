import { globSync } from "node:fs";
import { basename, join } from "node:path";
import { parse } from "csv-parse/sync";
import { readJson, readLines, readText } from "../../read-input.ts";
import { letterKey } from "./letter-key.ts";

/** The texts of marked advertisements that a folder of real data holds, by their keys. */
export function findTexts(folder: string, keys: ReadonlySet<string>): Map<string, string> {
  const found = new Map<string, string>();
  for (const text of textsIn(folder)) {
    const key = letterKey(text);
    if (keys.has(key) && !found.has(key)) found.set(key, text);
  }
  return found;
}

function* textsIn(folder: string): Generator<string> {
  for (const file of globSync("jobs-*/*.jsonl.gz", { cwd: folder }).toSorted()) {
    for (const line of readLines(join(folder, file))) {
      const { text } = readJson<{ text?: string | null }>(line, `A line of ${basename(file)}`);
      if (text) yield file.includes("whoishiring") ? plainPost(text) : text;
    }
  }
  for (const file of globSync(join(folder, "jobs-glassdoor-ds/*.csv"))) {
    const rows: Record<string, string>[] = parse(readText(file), { columns: true });
    for (const row of rows) yield row["Job Description"] ?? "";
  }
}

const named: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: "\u00a0" };

/** A post of Hacker News without its markup, a blank line for each paragraph. */
function plainPost(html: string): string {
  const once = unescaped(unescaped(unlinked(html.replaceAll("<p>", "\n\n"))));
  return unlinked(once.replaceAll("<p>", "\n\n").replace(/<\/?(?:p|i|b|pre|code|em)>/g, "")).trim();
}

function unlinked(html: string): string {
  return html.replace(/<a [^>]*>(.*?)<\/a>/g, "$1");
}

function unescaped(html: string): string {
  return html.replace(
    /&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi,
    (written, hex?: string, digits?: string, name?: string) => {
      if (name) return named[name.toLowerCase()] ?? written;
      return String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(digits));
    },
  );
}
