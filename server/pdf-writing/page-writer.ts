import { PDFDocument, type PDFFont, type PDFPage } from "@cantoo/pdf-lib";
import * as fontkit from "fontkit";
import { drawn, charactersNotDrawn, loadFonts } from "./fonts.ts";
import { linesWithin } from "./lines-within.ts";

const page = { width: 595, height: 842, margin: 64 };
export const textSize = { head: 18, text: 11, small: 9 };
const lineHeight = 1.45;

interface Look {
  size: number;
  strong?: boolean;
}

/** Writes pages of plain text from the top down, and goes on to the next one where one is full. */
export class PageWriter {
  readonly #pdf: PDFDocument;
  /** All that was to be drawn, also what could not be. */
  #written = "";
  readonly #fonts: { regular: PDFFont; strong: PDFFont };
  #page: PDFPage;
  #y = page.height - page.margin;

  constructor(pdf: PDFDocument, fonts: { regular: PDFFont; strong: PDFFont }) {
    this.#pdf = pdf;
    this.#fonts = fonts;
    this.#page = pdf.addPage([page.width, page.height]);
  }

  /** `end`: how much room is left free at the end of each line. */
  text(words: string, { size: height, strong, end = 0 }: Look & { end?: number }) {
    const font = strong ? this.#fonts.strong : this.#fonts.regular;
    const most = page.width - 2 * page.margin - end;
    this.#written += words;
    for (const line of linesWithin(drawn(words), most, (text) => font.widthOfTextAtSize(text, height))) {
      this.#y -= height * lineHeight;
      if (this.#y < page.margin) this.#turn(height);
      if (line) this.#page.drawText(line, { x: page.margin, y: this.#y, size: height, font });
    }
  }

  /** Words at the start of a line and an amount at its end. */
  row(words: string, amount: string, { size: height, strong }: Look) {
    const font = strong ? this.#fonts.strong : this.#fonts.regular;
    const width = font.widthOfTextAtSize(amount, height);
    this.text(words, { size: height, strong, end: width + 2 * height });
    const x = page.width - page.margin - width;
    this.#page.drawText(amount, { x, y: this.#y, size: height, font });
  }

  space(lines: number) {
    this.#y -= lines * textSize.text;
  }

  /** Says when characters of names are left out: readers of the file shouldn’t have to guess. */
  async sayWhatIsMissing(elsewhere: string) {
    if ((await charactersNotDrawn(this.#written)).length === 0) return;
    this.space(2);
    this.text(`Some characters can’t be shown in this PDF and are left out. ${elsewhere}`, {
      size: textSize.small,
    });
  }

  save() {
    return this.#pdf.save();
  }

  #turn(height: number) {
    this.#page = this.#pdf.addPage([page.width, page.height]);
    this.#y = page.height - page.margin - height * lineHeight;
  }
}

interface About {
  title: string;
  author: string;
  madeAt: Date;
}
/** An empty document that says what it is. */
export async function openPages({ title, author, madeAt }: About): Promise<PageWriter> {
  const [regular, strong] = await loadFonts();
  const pdf = await PDFDocument.create();
  pdf.registerFontkit(fontkit);
  pdf.setTitle(title, { showInWindowTitleBar: true });
  pdf.setAuthor(author);
  pdf.setLanguage("en-US");
  pdf.setCreationDate(madeAt);
  pdf.setModificationDate(madeAt);
  return new PageWriter(pdf, {
    regular: await pdf.embedFont(regular, { subset: true }),
    strong: await pdf.embedFont(strong, { subset: true }),
  });
}
