import type { Context } from "#server/context.ts";
import { Download } from "#server/http/mount.ts";
import { notFound } from "#server/refusal.ts";
import { refuseUnsigned } from "./file-links.ts";
import { chooseRendition, renderPicture } from "./pictures.ts";
import { type FileRow, findFile } from "./store-file.ts";

interface Asked {
  expires?: string;
  signature?: string;
  w?: number;
  format: "auto" | "jpg";
}
/** Hands a file out: public pictures to anybody, private files to who holds a good link. */
export async function serveFile(context: Context, id: string, asked: Asked) {
  const { db, config, now } = context;
  const file = await findFile(db, id);
  if (!file) throw notFound("File");
  if (file.public) return servePicture(context, file, asked);
  refuseUnsigned(id, asked, { secret: config.secret, now: now() });
  const disposition = /^(application\/pdf|image\/|text\/plain)/.test(file.type) ? "inline" : "attachment";
  return new Download(file.type, await bytesOf(context, file.key), undefined, {
    "content-disposition": `${disposition}; filename*=UTF-8''${encodeURIComponent(file.name)}`,
    "cache-control": "private, no-store",
  });
}

async function servePicture(context: Context, file: FileRow, asked: Asked) {
  const headers = { "cache-control": "public, max-age=31536000, immutable", vary: "Accept" };
  if (file.type === "image/gif")
    return new Download(file.type, await bytesOf(context, file.key), undefined, headers);
  const wanted = chooseRendition(asked, context.request.accept ?? "");
  const key = `${file.key}.${wanted.width}${wanted.progressive ? "p" : ""}.${wanted.format}`;
  const made = await context.outside.storage.get(key);
  const bytes = made ?? (await renderPicture(await bytesOf(context, file.key), wanted));
  if (!made) await context.outside.storage.put(key, bytes, `image/${wanted.format}`);
  return new Download(`image/${wanted.format}`, bytes, undefined, headers);
}

async function bytesOf({ outside }: Context, key: string) {
  const bytes = await outside.storage.get(key);
  if (!bytes) throw notFound("File");
  return bytes;
}
