import type { Context } from "#server/context.ts";
import { Download } from "#server/http/mount.ts";
import { FairQueue, QueueFull } from "#server/threads/fair-queue.ts";
import { Refusal, notFound } from "#server/errors/refusal.ts";
import { refuseUnsigned } from "./file-links.ts";
import { partOf } from "./byte-ranges.ts";
import { type Rendition, chooseRendition, renderPicture, renditionKey } from "./pictures.ts";
import { networkOf } from "#server/limits/network-of.ts";
import { type FileRow, findFile } from "./store-file.ts";

interface Asked {
  expires?: string;
  signature?: string;
  w?: number;
  format: "auto" | "jpg";
}
/** Hands a file out: public pictures to anyone, private files to who holds a good link. */
export async function serveFile(context: Context, id: string, asked: Asked) {
  const { db, config, now } = context;
  const file = await findFile(db, id);
  if (!file) throw notFound("File");
  if (file.public) return servePicture(context, file, asked);
  refuseUnsigned({ id }, asked, { secret: config.secret, now: now() });
  if (file.type.startsWith("video/")) return serveVideo(context, file);
  const disposition = /^(application\/pdf|image\/|text\/plain)/.test(file.type) ? "inline" : "attachment";
  return new Download(file.type, await bytesOf(context, file.key), undefined, {
    "content-disposition": `${disposition}; filename*=UTF-8''${encodeURIComponent(file.name)}`,
    "cache-control": "private, no-store",
  });
}

/** A video is asked for part by part: so it starts at once, and can be watched from any place. */
async function serveVideo(context: Context, { key, type, bytes: length }: FileRow) {
  const headers = { "accept-ranges": "bytes", "cache-control": "private, no-store" };
  const part = partOf(context.request.range, length);
  if (part === "none") throw new Refusal(416, "NO_SUCH_PART", "This file isn’t that long.");
  if (!part) return new Download(type, await bytesOf(context, key), undefined, headers);
  const bytes = await context.outside.storage.getPart(key, part);
  if (!bytes) throw notFound("File");
  const range = `bytes ${part.first}-${part.last}/${length}`;
  return new Download(type, bytes, undefined, { ...headers, "content-range": range }, 206);
}

async function servePicture(context: Context, file: FileRow, asked: Asked) {
  const headers = { "cache-control": "public, max-age=31536000, immutable", vary: "Accept" };
  if (file.type === "image/gif")
    return new Download(file.type, await bytesOf(context, file.key), undefined, headers);
  const wanted = chooseRendition(asked, context.request.accept ?? "");
  const key = renditionKey(file.key, wanted);
  const made = await context.outside.storage.get(key);
  const bytes = made ?? (await renderOnce(context, { file, key, wanted }));
  return new Download(`image/${wanted.format}`, bytes, undefined, headers);
}

/** Pictures are made one after the other, with turns between addresses: a page full of new ones waits a little. */
const rendering = new FairQueue({ most: 300, mostEach: 100 });
const beingMade = new Map<string, Promise<Buffer>>();
const busy = "We’re processing a lot of images right now. Try again in a minute.";

interface Rendering {
  file: FileRow;
  key: string;
  wanted: Rendition;
}
/** Whoever asks for a rendition that is being made waits for that one. */
function renderOnce(context: Context, rendering: Rendering) {
  const underway =
    beingMade.get(rendering.key) ?? render(context, rendering).finally(() => beingMade.delete(rendering.key));
  beingMade.set(rendering.key, underway);
  return underway;
}
async function render(context: Context, { file, key, wanted }: Rendering) {
  const original = await bytesOf(context, file.key);
  try {
    return await rendering.add(networkOf(context.request.ip), async () => {
      const bytes = await renderPicture(original, wanted);
      await context.outside.storage.put(key, bytes, `image/${wanted.format}`);
      return bytes;
    });
  } catch (error) {
    throw error instanceof QueueFull ? new Refusal(503, "BUSY", busy) : error;
  }
}

async function bytesOf({ outside }: Context, key: string) {
  const bytes = await outside.storage.get(key);
  if (!bytes) throw notFound("File");
  return bytes;
}
