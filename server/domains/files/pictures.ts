import sharp from "sharp";
import { invalid } from "#server/errors/refusal.ts";

const widths = [64, 128, 256, 384, 640, 960, 1280, 1920, 2400];
/** What came in before pictures were shrunk may be larger than what is taken today. */
const most = { limitInputPixels: 60_000_000 };
const mostPixels = 25_000_000;
const longestSide = 2400;

/**
 * A picture as it is kept: upright, and no larger than its largest rendition. What cannot be read, or holds more
 * than 25 megapixels, is refused.
 */
export async function preparePicture(bytes: Buffer, type: string): Promise<Buffer> {
  const read = await sharp(bytes, most)
    .metadata()
    .catch(() => null);
  if (!read?.width) throw refused("We couldn’t open this image. Save it again as PNG or JPG.");
  if (read.width * read.height > mostPixels)
    throw refused("This image is over 25 megapixels. Save a smaller copy and try again.");
  if (type === "image/gif" || Math.max(read.width, read.height) <= longestSide) return bytes;
  return shrunk(bytes).catch(() => {
    throw refused("This image is damaged. Save it again as PNG or JPG.");
  });
}

/** A private file as it is kept: a picture upright and without its camera's notes, which say where it was taken. */
export async function withoutNotes(bytes: Buffer, type: string): Promise<Buffer> {
  if (!/^image\/(?:jpeg|png|webp|avif)$/.test(type)) return bytes;
  const picture = sharp(bytes, most);
  try {
    const { exif, xmp, iptc, hasProfile } = await picture.metadata();
    if (!exif && !xmp && !iptc) return bytes;
    const upright = hasProfile ? picture.rotate().keepIccProfile() : picture.rotate();
    // At the usual quality, small letters of a photographed page would blur.
    return await (type === "image/jpeg" ? upright.jpeg({ quality: 95 }) : upright).toBuffer();
  } catch {
    throw refused("We couldn’t open this image. Save it again as PNG or JPG.");
  }
}

function shrunk(bytes: Buffer) {
  const inside = { width: longestSide, height: longestSide, fit: "inside" as const };
  return sharp(bytes, most).rotate().resize(inside).toBuffer();
}

function refused(sentence: string) {
  return invalid(sentence, { file: "Choose another image" }, "BAD_PICTURE");
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

/** Where a rendition of a picture is kept. */
export function renditionKey(key: string, { format, width, progressive }: Rendition) {
  return `${key}.${width}${progressive ? "p" : ""}.${format}`;
}

/** Where renditions of a picture may be kept, all of them. */
export function renditionKeys(key: string): string[] {
  return widths.flatMap((width) => [
    renditionKey(key, { format: "jpeg", width, progressive: true }),
    ...(["avif", "webp", "jpeg"] as const).map((format) =>
      renditionKey(key, { format, width, progressive: false }),
    ),
  ]);
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
