import { pdfOf } from "./tiny-pdf.ts";

const box = "600 0 0 0 500 700 d1 0 0 500 700 re f";

/** A map from every code to U+0000, as some programs write it for glyphs that stand for several letters. */
function emptyMeanings(count: number): string {
  const codes = Array.from(
    { length: count },
    (_, at) => `<${(at + 1).toString(16).padStart(2, "0")}> <0000>`,
  );
  return `/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapType 2 def 1 begincodespacerange <00> <ff> endcodespacerange ${count} beginbfchar\n${codes.join("\n")}\nendbfchar endcmap end end`;
}

/**
 * A PDF with a font of its own that holds the letters of the lines and the named glyphs: {0} in a line is the first of
 * them. What its codes mean stands in no table, or in one that says U+0000 for each glyph.
 */
export function subsetFontPdf(lines: string[], names: string[], table: "none" | "empty"): Uint8Array {
  const letters = [...new Set(lines.join("").replace(/\{\d+\}/g, ""))];
  const nameOf = (letter: string) =>
    letter === " " ? "space" : letter === "@" ? "at" : letter === "." ? "period" : letter;
  const differences = `1 ${names.map((name) => `/${name}`).join(" ")} ${letters
    .map((letter) => `${letter.charCodeAt(0)} /${nameOf(letter)}`)
    .join(" ")}`;
  const shown = (line: string) =>
    line.replace(/\{(\d+)\}/g, (_, at: string) => `\\${(Number(at) + 1).toString(8).padStart(3, "0")}`);
  const content = lines
    .map((line, at) => `BT /F1 11 Tf 40 ${740 - at * 16} Td (${shown(line)}) Tj ET`)
    .join("\n");
  const glyphs = [...names, ...letters.map(nameOf)].map((name) => `/${name} 6 0 R`).join(" ");
  const meanings = emptyMeanings(names.length);
  const stream = (text: string) => `<< /Length ${text.length} >>\nstream\n${text}\nendstream`;
  return pdfOf([
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [4 0 R] /Count 1 >>",
    `<< /Type /Font /Subtype /Type3 /FontBBox [0 0 1000 1000] /FontMatrix [0.001 0 0 0.001 0 0] /CharProcs << ${glyphs} >> /Encoding << /Type /Encoding /Differences [${differences}] >> /FirstChar 1 /LastChar 255 /Widths [${Array.from({ length: 255 }).fill(500).join(" ")}] /Resources << >> ${table === "empty" ? "/ToUnicode 7 0 R" : ""} >>`,
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << /Font << /F1 3 0 R >> >> /Contents 5 0 R >>",
    stream(content),
    stream(box),
    stream(meanings),
  ]);
}
