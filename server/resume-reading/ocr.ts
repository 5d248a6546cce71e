import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { createWorker } from "tesseract.js";
import { extractImages } from "unpdf";
import { lineOf, type Line } from "./types.ts";

const mostPages = 5;
/** Small letters of a coarse scan are read better when the page is this wide. */
const enoughPixels = 1800;
const languageFolder = join(
  dirname(createRequire(import.meta.url).resolve("@tesseract.js-data/eng/package.json")),
  "4.0.0_best_int",
);

/** The largest picture of each page, as a PNG of even brightness. */
async function picturesOf(bytes: Uint8Array, pages: number): Promise<Buffer[]> {
  const pictures: Buffer[] = [];
  for (let page = 1; page <= Math.min(pages, mostPages); page++) {
    const images = await extractImages(new Uint8Array(bytes), page);
    const [largest] = images.toSorted((a, b) => b.width * b.height - a.width * a.height);
    if (!largest) continue;
    const { data, width, height, channels } = largest;
    const picture = sharp(data, { raw: { width, height, channels } })
      .grayscale()
      .normalise()
      .resize({ width: Math.max(width, enoughPixels) });
    pictures.push(await picture.withMetadata({ density: 220 }).png().toBuffer());
  }
  return pictures;
}

/** Reads the pictures of a scanned PDF (English), from files of this installation alone. */
export async function readScan(bytes: Uint8Array, pages: number): Promise<Line[]> {
  const pictures = await picturesOf(bytes, pages);
  if (pictures.length === 0) return [];
  const reader = await createWorker("eng", 1, { langPath: languageFolder, gzip: true, cacheMethod: "none" });
  try {
    const lines: Line[] = [];
    for (const picture of pictures) {
      const { data } = await reader.recognize(picture);
      lines.push(
        ...data.text
          .split("\n")
          .map((text) => text.trim())
          .filter((text) => text !== "")
          .map((text) => lineOf(text)),
      );
    }
    return lines;
  } finally {
    await reader.terminate();
  }
}
