import { readFile } from "node:fs/promises";
import satori from "satori";
import sharp from "sharp";
import { pdfOf } from "./tiny-pdf.ts";

const font = new URL(
  "../../../node_modules/@fontsource/work-sans/files/work-sans-latin-400-normal.woff",
  import.meta.url,
);
const width = 1200;

/** A picture of lines of text, as a camera or a scanner would make it. */
export async function tinyScan(lines: string[]): Promise<Buffer> {
  const children = lines.map((line) => ({
    type: "div",
    props: { style: { display: "flex" }, children: line },
  }));
  const style = { display: "flex", flexDirection: "column", padding: 60, fontSize: 30, color: "#000000" };
  const drawn = await satori({ type: "div", props: { style, children } } as never, {
    width,
    height: 120 + lines.length * 48,
    fonts: [{ name: "Work Sans", weight: 400, data: await readFile(font) }],
  });
  return sharp(Buffer.from(drawn)).flatten({ background: "#ffffff" }).jpeg().toBuffer();
}

/** A PDF whose pages are nothing but a picture. */
export async function scannedPdf(picture: Buffer, pages = 1): Promise<Uint8Array> {
  const { width: wide, height: high } = await sharp(picture).metadata();
  const content = "q 612 0 0 792 0 0 cm /I1 Do Q";
  const image = `<< /Type /XObject /Subtype /Image /Width ${wide} /Height ${high} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode /Length ${picture.length} >>`;
  const kids = Array.from({ length: pages }, (_, at) => `${5 + at} 0 R`).join(" ");
  const page =
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << /XObject << /I1 4 0 R >> >> /Contents 3 0 R >>";
  return pdfOf([
    "<< /Type /Catalog /Pages 2 0 R >>",
    `<< /Type /Pages /Kids [${kids}] /Count ${pages} >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    `${image}\nstream\n${picture.toString("latin1")}\nendstream`,
    ...Array.from({ length: pages }, () => page),
  ]);
}
