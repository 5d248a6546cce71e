import { strToU8, zipSync } from "fflate";

const space = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';

export function paragraph(text: string, style?: string): string {
  const look = style ? `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>` : "";
  return `<w:p>${look}<w:r><w:t xml:space="preserve">${text.replaceAll("&", "&amp;").replaceAll("<", "&lt;")}</w:t></w:r></w:p>`;
}

export function table(rows: string[][]): string {
  return `<w:tbl>${rows.map((cells) => `<w:tr>${cells.map((cell) => `<w:tc>${cell}</w:tc>`).join("")}</w:tr>`).join("")}</w:tbl>`;
}

const relation = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

/** A paragraph whose text leads to an address of tinyDocx, by its place in the list. */
export function linkedParagraph(text: string, link: number): string {
  return `<w:p><w:hyperlink r:id="rId${link}"><w:r><w:t>${text}</w:t></w:r></w:hyperlink></w:p>`;
}

/** A Word document of the given body, with a page header and addresses to link to when they are given. */
export function tinyDocx(body: string, header?: string, links: string[] = []): Uint8Array {
  const relations = links.map(
    (link, at) =>
      `<Relationship Id="rId${at}" Type="${relation}/hyperlink" Target="${link}" TargetMode="External"/>`,
  );
  return zipSync({
    "[Content_Types].xml": strToU8("<Types/>"),
    "word/document.xml": strToU8(`<w:document ${space}><w:body>${body}</w:body></w:document>`),
    ...(links.length > 0 && {
      "word/_rels/document.xml.rels": strToU8(`<Relationships>${relations.join("")}</Relationships>`),
    }),
    ...(header ? { "word/header1.xml": strToU8(`<w:hdr ${space}>${header}</w:hdr>`) } : {}),
  });
}
