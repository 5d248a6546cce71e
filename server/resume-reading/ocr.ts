import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { createWorker } from "tesseract.js";
import { extractImages, getDocumentProxy } from "unpdf";
import { lineOf, type Line, type TellPage } from "./types.ts";
import { ResumeUnreadable } from "./unreadable.ts";

const mostPages = 5;
/** Of one picture; a page at 600 dots an inch has 35 million, at 400 fifteen. */
const mostPixels = 25_000_000;
/** Small letters of a coarse scan are read better when the page is this wide; wider ones only take longer. */
const enoughPixels = 1800;
const mostWidth = 2600;
const languageFolder = join(
  dirname(createRequire(import.meta.url).resolve("@tesseract.js-data/eng/package.json")),
  "4.0.0_best_int",
);

/** Reads the pictures of a scanned PDF (English), from files of this installation alone. */
export async function readScan(bytes: Uint8Array, pages: number, tell: TellPage): Promise<Line[]> {
  return readLetters(await picturesOf(bytes, pages), tell);
}

/** The same for a photograph or a scan that is a picture itself. */
export async function readPicture(bytes: Uint8Array, tell: TellPage): Promise<Line[]> {
  const picture = sharp(bytes, { limitInputPixels: mostPixels });
  const { width } = await picture.metadata().catch(unreadable);
  const upright = picture.rotate().flatten({ background: "#ffffff" });
  return readLetters([await asPage(upright, width).catch(unreadable)], tell);
}

function unreadable(): never {
  throw new ResumeUnreadable("broken");
}

/** The largest picture of each page. */
async function picturesOf(bytes: Uint8Array, pages: number): Promise<Buffer[]> {
  const document = await getDocumentProxy(new Uint8Array(bytes), {
    maxImageSize: mostPixels,
    stopAtErrors: false,
    verbosity: 0,
  });
  try {
    const pictures: Buffer[] = [];
    for (let page = 1; page <= Math.min(pages, mostPages); page++) {
      const images = await extractImages(document, page);
      const [largest] = images.toSorted((a, b) => b.width * b.height - a.width * a.height);
      if (!largest) continue;
      const { data, width, height, channels } = largest;
      pictures.push(await asPage(sharp(data, { raw: { width, height, channels } }), width));
    }
    return pictures;
  } finally {
    await document.loadingTask.destroy();
  }
}

/** A PNG of even brightness and of a width that letters are read well at. */
function asPage(picture: Sharp, width: number): Promise<Buffer> {
  return picture
    .grayscale()
    .normalise()
    .resize({ width: Math.min(mostWidth, Math.max(width, enoughPixels)) })
    .withMetadata({ density: 220 })
    .png()
    .toBuffer();
}

async function readLetters(pictures: Buffer[], tell: TellPage): Promise<Line[]> {
  if (pictures.length === 0) return [];
  const reader = await createWorker("eng", 1, { langPath: languageFolder, gzip: true, cacheMethod: "none" });
  try {
    const lines: Line[] = [];
    for (const [at, picture] of pictures.entries()) {
      tell({ page: at + 1, pages: pictures.length });
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
