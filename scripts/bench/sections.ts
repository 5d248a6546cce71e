import { readFileSync, writeFileSync } from "node:fs";

const file = "docs/benchmarks.md";

/** Writes one section of docs/benchmarks.md anew. */
export function writeSection(title: string, text: string) {
  writeFileSync(file, withSection(readFileSync(file, "utf8"), title, text));
}

/** The document with a section written anew, and the others as they are. */
export function withSection(document: string, title: string, text: string) {
  const [head, ...sections] = document.split(/^(?=## )/m);
  const fresh = `## ${title}\n\n${text.trimEnd()}\n`;
  const known = sections.some((section) => section.startsWith(`## ${title}\n`));
  const all = sections.map((section) => (section.startsWith(`## ${title}\n`) ? `${fresh}\n` : section));
  return `${[head, ...all, ...(known ? [] : [`\n${fresh}`])].join("").trimEnd()}\n`;
}
