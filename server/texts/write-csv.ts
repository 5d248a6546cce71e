export type Cell = string | number | null;

/** Lines as a file that spreadsheets open, whatever characters it holds. */
export function writeCsv(lines: readonly (readonly Cell[])[]) {
  return `\uFEFF${csvLines(lines)}`;
}

/** Further lines of such a file, for one that is written piece by piece. */
export function csvLines(lines: readonly (readonly Cell[])[]) {
  return lines.map((cells) => cells.map(csvCell).join(",")).join("\r\n");
}

/** Spreadsheets run a cell that begins like a formula, so such a text gets a quote before it. */
function csvCell(cell: Cell) {
  if (typeof cell === "number" || cell === null) return String(cell ?? "");
  const safe = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
