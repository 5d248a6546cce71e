import { getDocumentProxy, getResolvedPDFJS } from "unpdf";
import { mostText } from "./limits.ts";
import type { Operators, Page } from "./drawing.ts";
import { namesOfLost, withNamedGlyphs } from "./glyph-names.ts";
import { linesOfPage } from "./page-layout.ts";
import { rulesOf } from "./page-rules.ts";
import type { Piece } from "./page-run.ts";
import type { Extract, Line } from "./types.ts";
import { ResumeUnreadable } from "./unreadable.ts";

const mostPages = 30;

type Document = Awaited<ReturnType<typeof getDocumentProxy>>;

async function openPdf(bytes: Uint8Array): Promise<Document> {
  try {
    return await getDocumentProxy(new Uint8Array(bytes), {
      stopAtErrors: false,
      // Pictures are not looked at here.
      maxImageSize: 1,
      fontExtraProperties: true,
      verbosity: 0,
    });
  } catch (error) {
    throw new ResumeUnreadable(
      error instanceof Error && error.name === "PasswordException" ? "encrypted" : "broken",
    );
  }
}

/** Text that stands upright on the page, with its place seen from the top left. */
async function piecesOf(page: Page, lostNames: (string | null)[]): Promise<Piece[]> {
  const { items } = await page.getTextContent();
  const top = page.view[3] ?? 0;
  const texts = items.flatMap((item) => ("str" in item ? [item] : []));
  const written = withNamedGlyphs(
    texts.map(({ str }) => str),
    lostNames,
  );
  const pieces: Piece[] = [];
  for (const [at, item] of texts.entries()) {
    const text = written[at]!;
    const [a = 0, b = 0, , , x = 0, y = 0] = item.transform as number[];
    if (text.trim() === "" || Math.abs(b) > Math.abs(a)) continue;
    const size = Math.hypot(a, b) || item.height;
    pieces.push({ text, x, y: top - y, width: item.width, size, font: item.fontName });
  }
  return pieces;
}

interface Link {
  url: string;
  rect: [number, number, number, number];
}

async function linksOf(page: Page): Promise<Link[]> {
  const annotations: { url?: string; rect: Link["rect"] }[] = await page.getAnnotations();
  return annotations.flatMap(({ url, rect }) => (url ? [{ url, rect }] : []));
}

/** Texts with where they are linked to: "Demo", "GitHub". */
function linked(pieces: Piece[], links: Link[], top: number): Piece[] {
  return pieces.map((piece) => {
    const [x, y] = [piece.x + piece.width / 2, top - piece.y + piece.size * 0.3];
    const link = links.find(({ rect: [x1, y1, x2, y2] }) => x >= x1 && x <= x2 && y >= y1 && y <= y2)?.url;
    return link ? { ...piece, link } : piece;
  });
}

/** What a page says, and where its links lead. */
async function readPage(page: Page, operators: Operators): Promise<Extract> {
  const top = page.view[3] ?? 0;
  const links = await linksOf(page);
  const drawing = await page.getOperatorList().catch(() => null);
  const lostNames = drawing ? namesOfLost(page, drawing, operators) : [];
  const pieces = linked(await piecesOf(page, lostNames), links, top);
  const rules = drawing ? rulesOf(drawing, operators, top) : [];
  return { lines: linesOfPage(pieces, rules), links: links.map(({ url }) => url) };
}

/** The JSON Resume that our own files carry. */
async function attachedData(pdf: Document): Promise<string | null> {
  const attachments: unknown = await pdf.getAttachments().catch(() => null);
  if (!(attachments instanceof Map) || !attachments.has("resume.json")) return null;
  const content = await pdf.getAttachmentContent("resume.json").catch(() => null);
  return content ? new TextDecoder().decode(content) : null;
}

/** The lines of a PDF in reading order and the addresses its links point to. */
export async function readPdf(
  bytes: Uint8Array,
): Promise<Extract & { pages: number; attached: string | null }> {
  const pdf = await openPdf(bytes);
  const { OPS: operators } = await getResolvedPDFJS();
  try {
    if (pdf.numPages > mostPages) throw new ResumeUnreadable("too-many-pages");
    const lines: Line[] = [];
    const links: string[] = [];
    let length = 0;
    for (let number = 1; number <= pdf.numPages; number++) {
      const page = await pdf.getPage(number);
      const read = await readPage(page, operators);
      page.cleanup();
      lines.push(...read.lines);
      links.push(...read.links);
      length += read.lines.reduce((sum, { text }) => sum + text.length, 0);
      if (length > 2 * mostText) break;
    }
    return { lines, links: [...new Set(links)], pages: pdf.numPages, attached: await attachedData(pdf) };
  } finally {
    await pdf.loadingTask.destroy();
  }
}
