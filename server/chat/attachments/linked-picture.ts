import { fileTypeFromBuffer } from "file-type";
import sharp from "sharp";
import type { Chat } from "../context.ts";
import { storeBytes, pictures } from "./attachments.ts";

const mostBytes = 5_000_000;
const patienceMs = 5000;
const mostPixels = 40_000_000;
/** As large as a card shows it, for screens with two points to a pixel. */
const longestSide = 840;

/** The picture of a linked page made small and kept with our own files, so that nobody who reads calls at a stranger's. */
export async function storeLinkedPicture(
  chat: Pick<Chat, "outside" | "links" | "now">,
  cid: string,
  address: string,
) {
  const found = await chat.outside
    .fetch(address, { maxBytes: mostBytes, timeoutMs: patienceMs, headers: { accept: "image/*" } })
    .catch(() => null);
  const bytes = found?.status === 200 ? await madeSmall(found.body) : null;
  return bytes && storeBytes(chat, cid, { name: "linked.webp", bytes, type: "image/webp" });
}

/** What a picture is, its bytes say; null for what is none, or too large to be shown. */
async function madeSmall(bytes: Buffer) {
  const type = (await fileTypeFromBuffer(bytes))?.mime ?? "";
  if (!pictures.has(type)) return null;
  return sharp(bytes, { limitInputPixels: mostPixels })
    .rotate()
    .resize({ width: longestSide, height: longestSide, fit: "inside", withoutEnlargement: true })
    .webp({ quality: 80 })
    .toBuffer()
    .catch(() => null);
}
