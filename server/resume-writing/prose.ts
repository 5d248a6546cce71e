export interface ProsePart {
  kind: "paragraph" | "list";
  lines: string[];
}

const marker = /^[•◦▪‣·*–—-]\s+/;

/**
 * What someone wrote as paragraphs and lists: marked lines are a list, and so are several lines where none is marked; one
 * line alone is a paragraph.
 */
export function proseOf(text: string): ProsePart[] {
  const lines = text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
  const anyMarked = lines.some((line) => marker.test(line));
  if (!anyMarked) return lines.length > 0 ? [{ kind: lines.length > 1 ? "list" : "paragraph", lines }] : [];
  const parts: ProsePart[] = [];
  for (const line of lines) {
    const kind = marker.test(line) ? "list" : "paragraph";
    const last = parts.at(-1);
    const words = line.replace(marker, "");
    if (last?.kind === kind && kind === "list") last.lines.push(words);
    else parts.push({ kind, lines: [words] });
  }
  return parts;
}
