import { strToU8, zipSync } from "fflate";

const space = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';

export function paragraph(text: string, style?: string): string {
  const look = style ? `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>` : "";
  return `<w:p>${look}<w:r><w:t xml:space="preserve">${text.replaceAll("&", "&amp;").replaceAll("<", "&lt;")}</w:t></w:r></w:p>`;
}

export function table(rows: string[][]): string {
  return `<w:tbl>${rows.map((cells) => `<w:tr>${cells.map((cell) => `<w:tc>${cell}</w:tc>`).join("")}</w:tr>`).join("")}</w:tbl>`;
}

/** A Word document of the given body, with a page header when one is given. */
export function tinyDocx(body: string, header?: string): Uint8Array {
  return zipSync({
    "[Content_Types].xml": strToU8("<Types/>"),
    "word/document.xml": strToU8(`<w:document ${space}><w:body>${body}</w:body></w:document>`),
    ...(header ? { "word/header1.xml": strToU8(`<w:hdr ${space}>${header}</w:hdr>`) } : {}),
  });
}
