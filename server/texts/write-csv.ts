export type Cell = string | number | null;

/** Lines as a file that spreadsheets open, whatever letters it holds. */
export function writeCsv(lines: readonly (readonly Cell[])[]) {
  return `\uFEFF${lines.map((cells) => cells.map(csvCell).join(",")).join("\r\n")}`;
}

/** Spreadsheets run a cell that begins like a formula, so such a text gets a quote before it. */
function csvCell(cell: Cell) {
  if (typeof cell === "number" || cell === null) return String(cell ?? "");
  const safe = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
