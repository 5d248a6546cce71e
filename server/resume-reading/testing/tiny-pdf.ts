export interface Placed {
  x: number;
  y: number;
  text: string;
  size?: number;
}

/** The lines of a grid: at these heights and at these places from the left. */
export interface Grid {
  rows: number[];
  columns: number[];
}

function escaped(text: string): string {
  return text.replace(/[\\()]/g, (mark) => `\\${mark}`);
}

function contentOf(page: Placed[]): string {
  return page
    .map(({ x, y, text, size = 10 }) => `BT /F1 ${size} Tf ${x} ${792 - y} Td (${escaped(text)}) Tj ET`)
    .join("\n");
}

function drawn({ rows, columns }: Grid): string {
  const line = (x1: number, y1: number, x2: number, y2: number) =>
    `${x1} ${792 - y1} m ${x2} ${792 - y2} l S`;
  return [
    ...rows.map((y) => line(columns[0]!, y, columns.at(-1)!, y)),
    ...columns.map((x) => line(x, rows[0]!, x, rows.at(-1)!)),
  ].join("\n");
}

/** A PDF of plain Helvetica: each text at its place, y counted from the top; the grids stand on the first page. */
export function tinyPdf(pages: Placed[][], grids: Grid[] = []): Uint8Array {
  const pageIds = pages.map((_, at) => 4 + at * 2);
  const bodies = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    `<< /Type /Pages /Kids [${pageIds.map((id) => `${id} 0 R`).join(" ")}] /Count ${pages.length} >>`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
    ...pages.flatMap((page, at) => {
      const content = [contentOf(page), ...(at === 0 ? grids.map(drawn) : [])].join("\n");
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << /Font << /F1 3 0 R >> >> /Contents ${5 + at * 2} 0 R >>`,
        `<< /Length ${Buffer.byteLength(content, "latin1")} >>\nstream\n${content}\nendstream`,
      ];
    }),
  ];
  return pdfOf(bodies);
}

/** A PDF file of numbered objects. */
export function pdfOf(bodies: string[]): Uint8Array {
  let file = "%PDF-1.4\n";
  const offsets = bodies.map((body, at) => {
    const offset = file.length;
    file += `${at + 1} 0 obj\n${body}\nendobj\n`;
    return offset;
  });
  const table = file.length;
  file += `xref\n0 ${bodies.length + 1}\n0000000000 65535 f \n${offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("")}`;
  file += `trailer\n<< /Size ${bodies.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`;
  return Buffer.from(file, "latin1");
}

/** Lines of text below one another in one column. */
export function column(x: number, top: number, texts: string[]): Placed[] {
  return texts.map((text, at) => ({ x, y: top + at * 14, text }));
}
