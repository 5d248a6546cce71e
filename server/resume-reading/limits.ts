import type { Line } from "./types.ts";

/** About fifteen full pages: understanding looks at every line many times, and no resume needs more. */
export const mostText = 60_000;
const mostLines = 2500;
/** A paragraph; what is longer is read as several lines. */
const longestLine = 1500;

/** Lines as short and as few as a resume has, and whether anything was left out. */
export function withinLimits(lines: Line[]): { lines: Line[]; cut: boolean } {
  const kept: Line[] = [];
  let left = mostText;
  for (const line of lines) {
    for (const part of partsOf(line)) {
      if (kept.length >= mostLines || part.text.length > left) return { lines: kept, cut: true };
      kept.push(part);
      left -= part.text.length;
    }
  }
  return { lines: kept, cut: false };
}

/** A line that is too long, parted between two words where it has any. */
function partsOf(line: Line): Line[] {
  if (line.text.length <= longestLine) return [line];
  const parts: Line[] = [];
  for (let start = 0; start < line.text.length;) {
    const whole = line.text.slice(start, start + longestLine);
    const space = start + longestLine < line.text.length ? whole.lastIndexOf(" ") : -1;
    const text = space > longestLine / 2 ? whole.slice(0, space) : whole;
    parts.push({ ...line, text: text.trim(), cells: [text.trim()], bullet: line.bullet && start === 0 });
    start += text.length;
  }
  return parts.filter(({ text }) => text !== "");
}
