import { PDFDocument, type PDFFont, type PDFPage } from "@cantoo/pdf-lib";
import * as fontkit from "fontkit";
import { instantWords } from "#shared/times/instant-words.ts";
import { drawn, loadFonts } from "./fonts.ts";
import { linesWithin } from "./lines-within.ts";

interface Letter {
  company: string;
  candidate: string;
  title: string;
  letter: string;
  terms: readonly (readonly [label: string, value: string])[];
  /** Null before it is signed. */
  signature: string | null;
  madeAt: Date;
}
const page = { width: 595, height: 842, margin: 64 };
const size = { head: 18, text: 11, small: 9 };
const lineHeight = 1.45;

/** The letter of an offer with its terms, and the signature once there is one. */
export async function letterPdf(letter: Letter): Promise<Uint8Array> {
  const { company, candidate, title, terms, signature, madeAt } = letter;
  const [regular, strong] = await loadFonts();
  const pdf = await PDFDocument.create();
  pdf.registerFontkit(fontkit);
  pdf.setTitle(`Offer: ${title}, ${company}`, { showInWindowTitleBar: true });
  pdf.setAuthor(company);
  pdf.setLanguage("en-US");
  pdf.setCreationDate(madeAt);
  pdf.setModificationDate(madeAt);
  const write = new Writer(pdf, {
    regular: await pdf.embedFont(regular, { subset: true }),
    strong: await pdf.embedFont(strong, { subset: true }),
  });
  write.text(company, { size: size.head, strong: true });
  write.text(`Offer for ${candidate}`, { size: size.text });
  write.space(2);
  write.text(letter.letter, { size: size.text });
  write.space(2);
  for (const [label, value] of terms) {
    write.text(label, { size: size.small });
    write.text(value, { size: size.text, strong: true });
    write.space(0.4);
  }
  if (signature) {
    write.space(1.5);
    write.text("Accepted and signed by typing", { size: size.small });
    write.text(signature, { size: size.head, strong: true });
    write.text(`${candidate}, ${instantWords(madeAt, "UTC")}`, { size: size.small });
  }
  return pdf.save();
}

interface Look {
  size: number;
  strong?: boolean;
}
/** Writes from the top down, and goes on to the next page where one is full. */
class Writer {
  readonly #pdf: PDFDocument;
  readonly #fonts: { regular: PDFFont; strong: PDFFont };
  #page: PDFPage;
  #y = page.height - page.margin;

  constructor(pdf: PDFDocument, fonts: { regular: PDFFont; strong: PDFFont }) {
    this.#pdf = pdf;
    this.#fonts = fonts;
    this.#page = pdf.addPage([page.width, page.height]);
  }

  text(words: string, { size: height, strong }: Look) {
    const font = strong ? this.#fonts.strong : this.#fonts.regular;
    const most = page.width - 2 * page.margin;
    for (const line of linesWithin(drawn(words), most, (text) => font.widthOfTextAtSize(text, height))) {
      this.#y -= height * lineHeight;
      if (this.#y < page.margin) this.#turn(height);
      if (line) this.#page.drawText(line, { x: page.margin, y: this.#y, size: height, font });
    }
  }

  space(lines: number) {
    this.#y -= lines * size.text;
  }

  #turn(height: number) {
    this.#page = this.#pdf.addPage([page.width, page.height]);
    this.#y = page.height - page.margin - height * lineHeight;
  }
}
