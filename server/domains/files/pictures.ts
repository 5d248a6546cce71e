import sharp from "sharp";
import { invalid } from "#server/refusal.ts";

const widths = [64, 128, 256, 384, 640, 960, 1280, 1920, 2400];
const most = { limitInputPixels: 60_000_000 };

/** Refuses bytes that begin like a picture but cannot be one. */
export async function checkPicture(bytes: Buffer) {
  const read = await sharp(bytes, most)
    .metadata()
    .catch(() => null);
  if (!read?.width || read.width * read.height > most.limitInputPixels)
    throw invalid(
      "This picture cannot be read. Save it again as PNG or JPG.",
      { file: "Choose another picture" },
      "BAD_PICTURE",
    );
}

export interface Rendition {
  format: "avif" | "webp" | "jpeg";
  width: number;
  progressive: boolean;
}
/** What to make for one reader: the best format it takes, a width of a few so that each is made once. */
export function chooseRendition(
  { w, format }: { w?: number; format: "auto" | "jpg" },
  accept: string,
): Rendition {
  const width = widths.find((each) => each >= (w ?? 1920)) ?? 2400;
  if (format === "jpg") return { format: "jpeg", width, progressive: true };
  const best = accept.includes("image/avif") ? "avif" : accept.includes("image/webp") ? "webp" : "jpeg";
  return { format: best, width, progressive: false };
}

/** Quality 80, or 60 for the progressive alternative; turned upright, without the camera's notes, never enlarged. */
export function renderPicture(bytes: Buffer, { format, width, progressive }: Rendition) {
  const picture = sharp(bytes, most).rotate().resize({ width, withoutEnlargement: true });
  switch (format) {
    case "avif":
      return picture.avif({ quality: 80, effort: 2 }).toBuffer();
    case "webp":
      return picture.webp({ quality: 80 }).toBuffer();
    case "jpeg":
      return picture
        .flatten({ background: "#ffffff" })
        .jpeg(progressive ? { quality: 60, progressive } : { quality: 80, progressive: true })
        .toBuffer();
  }
}
