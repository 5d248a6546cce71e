import { findDate } from "./dates.ts";
import { cellsByFont } from "./font-cells.ts";
import { columnsOf, type Band } from "./page-columns.ts";
import { mendLigatures } from "./ligatures.ts";
import { isBulletOnly, withoutBullet } from "./bullets.ts";
import type { Piece, Run } from "./page-run.ts";
import type { Rule } from "./page-rules.ts";
import { ruledTables, type RuledCell, type RuledTable } from "./ruled-tables.ts";
import { wrappingRows } from "./wrapping-rows.ts";
import { linesOfTable } from "./tables.ts";
import type { Line } from "./types.ts";

/** The share of the font size that reads as a space, and as a gap between cells. */
const spaceGap = 0.16;
const cellGap = 1.6;
/** A bold label stands closer to the text it names. */
const otherFontGap = 1.1;

/** Pieces whose baselines meet, top to bottom, each row left to right. */
function rowsOf(pieces: Piece[]): Piece[][] {
  const rows: { y: number; size: number; pieces: Piece[] }[] = [];
  for (const piece of pieces.toSorted((a, b) => a.y - b.y)) {
    const row = rows.at(-1);
    if (row && piece.y - row.y <= Math.min(row.size, piece.size) * 0.3) row.pieces.push(piece);
    else rows.push({ y: piece.y, size: piece.size, pieces: [piece] });
  }
  return rows.map((row) => row.pieces.toSorted((a, b) => a.x - b.x));
}

/** The gap, as a share of the font size, that parts two cells where a column begins. */
const columnGap = 0.35;
/** And the gap that shows that one may begin there: wider than the space of any font. */
const clearGap = 0.9;

/** Where columns begin: the places at which at least three rows start a text that stands clear of another. */
function columnStarts(rows: Piece[][]): Set<number> {
  const counts = new Map<number, number>();
  for (const row of rows)
    for (const [at, { x, size }] of row.entries()) {
      const before = row[at - 1];
      if (before && x - before.x - before.width > size * clearGap)
        counts.set(Math.round(x), (counts.get(Math.round(x)) ?? 0) + 1);
    }
  return new Set([...counts].filter(([, count]) => count > 2).map(([x]) => x));
}

/** "Bastien" and "Kervadec" set close together. */
function isNewWord(before: string, text: string): boolean {
  return /\p{Ll}{2}$/u.test(before) && /^\p{Lu}\p{Ll}/u.test(text);
}

/** One row as runs; letters set far apart come together again as words. */
function runsOf(row: Piece[], starts: ReadonlySet<number> = new Set()): Run[] {
  const runs: Run[] = [];
  for (const piece of row) {
    const last = runs.at(-1);
    const gap = last ? piece.x - last.right : 0;
    const widest =
      Math.max(last?.size ?? 0, piece.size) * (last?.font === piece.font ? cellGap : otherFontGap);
    const beginsColumn = starts.has(Math.round(piece.x)) && gap > piece.size * columnGap;
    if (last && gap > -piece.size * 2 && gap < widest && !beginsColumn) {
      const wide =
        gap > Math.min(last.size, piece.size) * 0.75
          ? "  "
          : gap > Math.min(last.size, piece.size) * spaceGap ||
              (gap > 0.5 && isNewWord(last.text, piece.text))
            ? " "
            : "";
      const added = (/\s$/.test(last.text) ? wide.slice(1) : wide) + piece.text;
      last.text += added;
      if (last.parts?.at(-1)?.font === piece.font) last.parts.at(-1)!.text += added;
      else last.parts?.push({ text: added, font: piece.font });
      last.right = Math.max(last.right, piece.x + piece.width);
      if (piece.link) last.links = [...(last.links ?? []), piece.link];
      if (piece.size > last.size) Object.assign(last, { size: piece.size, font: piece.font });
    } else
      runs.push({
        text: piece.text,
        left: piece.x,
        right: piece.x + piece.width,
        y: piece.y,
        size: piece.size,
        font: piece.font,
        parts: [{ text: piece.text, font: piece.font }],
        ...(piece.link && { links: [piece.link] }),
      });
  }
  return runs.map((run) => ({ ...run, text: closeLetters(run.text) }));
}

/** "E X P E R I E N C E" is EXPERIENCE; two or more spaces part its words. */
export function closeLetters(text: string): string {
  const words = text.trim().split(/\s+/);
  const single = words.filter((word) => /^[\p{L}\p{N}&]$/u.test(word)).length;
  if (words.length < 4 || single < words.length * 0.7) return text;
  return text
    .trim()
    .split(/\s{2,}/)
    .map((word) => word.replaceAll(" ", ""))
    .join(" ");
}

function tidy(text: string): string {
  return mendLigatures(text)
    .replace(/[\u00ad\u200b\ufeff]/g, "")
    .replace(/[\u00a0\u2000-\u200a\u202f]/g, " ")
    .replace(/[\ue000-\uf8ff]/g, " ")
    .normalize("NFKC")
    .replace(/\s+/g, " ")
    .trim();
}

/** The parts of a run by font; letters set far apart have been closed since and stay whole. */
function fontParts(text: string, parts: Run["parts"] = []): string[] {
  const isWhole = parts.map((part) => part.text).join("") === text;
  return (isWhole ? parts.map((part) => part.text) : [text]).map(tidy);
}

function lineOfRuns(runs: Run[]): Line | null {
  const ordered = runs.toSorted((a, b) => a.left - b.left);
  const marked = /^[\s\ue000-\uf8ff]*[\uf0a7\uf0b7\uf0d8\uf076\uf0fc]/u.test(ordered[0]!.text);
  const cells = ordered.map((run) => tidy(run.text)).filter((text) => text !== "");
  const bullet =
    cells.length > 0 && (marked || isBulletOnly(cells[0]!) || withoutBullet(cells[0]!) !== cells[0]);
  if (bullet) cells[0] = withoutBullet(cells[0]!);
  if (cells[0] === "" || (cells[0] && isBulletOnly(cells[0]))) cells.shift();
  if (cells.length === 0)
    return bullet ? { text: "", cells: [], bullet, size: 0, style: "", column: 0 } : null;
  const longest = ordered.reduce((a, b) => (b.text.length > a.text.length ? b : a));
  const main = /\p{L}{3}/u.test(ordered[0]!.text) && !findDate(ordered[0]!.text) ? ordered[0]! : longest;
  const size = Math.round(Math.max(...ordered.map((run) => run.size)) * 2) / 2;
  const links = [...new Set(ordered.flatMap((run) => run.links ?? []))];
  const line = { text: cells.join(" "), cells, bullet, size, style: `${main.font}/${size}`, column: 0 };
  const byFont = bullet ? null : cellsByFont(ordered.map(({ text, parts }) => fontParts(text, parts)));
  return { ...line, ...(byFont && { byFont }), ...(links.length > 0 && { links }) };
}

/** A bullet alone on its line belongs to the text after it. */
function joinLoneBullets(lines: (Line | null)[]): Line[] {
  const kept: Line[] = [];
  let pending = false;
  for (const line of lines) {
    if (!line) continue;
    if (line.text === "") pending = true;
    else {
      kept.push(pending ? { ...line, bullet: true } : line);
      pending = false;
    }
  }
  return kept;
}

function linesOfBands(bands: Band[]): Line[] {
  const columns = new Set(bands.map(({ column }) => column));
  const wraps = new Set(
    [...columns].flatMap((column) => [
      ...wrappingRows(bands.filter((band) => band.column === column).flatMap(({ rows }) => rows)),
    ]),
  );
  return bands.flatMap((band) => linesOfBand(band, wraps));
}

function linesOfBand({ rows, column }: Band, wraps: ReadonlySet<Run[]>): Line[] {
  const lines = rows.flatMap((row) => {
    const line = lineOfRuns(row);
    return row.find((run) => run.table)?.table ?? [line && { ...line, wraps: wraps.has(row) }];
  });
  return joinLoneBullets(lines).map((line) => ({ ...line, column }));
}

/** Lines of a cell that one text was broken into, together again: the next word had no room in the cell. */
function linesOfCell({ pieces, right }: RuledCell): Line[] {
  const rows = rowsOf(pieces).map((row) => runsOf(row));
  if (rows.length > 5) return linesOfBands(columnsOf(rows));
  const whole: Run[][] = [];
  for (const row of rows) {
    const [last, next] = [whole.at(-1)?.at(-1), row[0]!];
    const word = /^\S+/.exec(next.text.trim())?.[0] ?? "";
    const width = ((next.right - next.left) * (word.length + 1)) / Math.max(next.text.length, 1);
    if (last && row.length === 1 && last.font === next.font && last.right + width > right - last.size / 2)
      Object.assign(last, { text: `${last.text.trim()} ${next.text.trim()}`, right: next.right });
    else whole.push(row);
  }
  return joinLoneBullets(whole.map(lineOfRuns));
}

/** A table as one row of its page, to be laid out like a line across it. */
function rowOfTable({ rows, top, left, right }: RuledTable): Run[] {
  const table = linesOfTable(rows.map((row) => row.map(linesOfCell)));
  return [{ text: "", left, right, y: top, size: 10, font: "", table }];
}

const pageNumber =
  /^(?:(?:page|seite|página|pagina|pág\.?|pag\.?)\s*)?\d{1,2}(?:\s*(?:\/|of|von|de|sur|van|di)\s*\d{1,2})?$|(?:\s[–—|-]\s*|\b(?:page|seite|página|pagina)\s*)\d{1,2}\s*(?:\/|of|von|de|sur|van|di)\s*\d{1,2}$|^(?:page|página|pagina|seite)\s*\d{1,2}\s*\/\s*\d{1,2}\b/iu;

/** "Page 2 of 3", or a small line at the page's edge that ends in its number. */
function isPageNumber(row: Run[], rows: Run[][]): boolean {
  const text = row.map((run) => tidy(run.text)).join(" ");
  const sizes = rows.flat().map(({ size }) => size);
  const usual = sizes.toSorted((a, b) => a - b)[Math.floor(sizes.length / 2)]!;
  const isSmall = row.every(({ size }) => size < usual * 0.93);
  return pageNumber.test(text) || (isSmall && rows.length > 3 && /\s\d$/.test(text) && text.length < 60);
}

/** The lines of a page in the order a person reads them, column by column, without its number. */
export function linesOfPage(pieces: Piece[], rules: Rule[] = []): Line[] {
  const tables = ruledTables(rules, pieces);
  const inTables = new Set(tables.flatMap(({ rows }) => rows.flat().flatMap((cell) => cell.pieces)));
  const written = rowsOf(pieces.filter((piece) => !inTables.has(piece)));
  const starts = columnStarts(written);
  const rows = [...written.map((row) => runsOf(row, starts)), ...tables.map(rowOfTable)].toSorted(
    ([a], [b]) => a!.y - b!.y,
  );
  const outermost = new Set([rows[0], rows.at(-1)]);
  const kept = rows.filter((row) => !outermost.has(row) || !isPageNumber(row, rows));
  return linesOfBands(columnsOf(kept));
}
