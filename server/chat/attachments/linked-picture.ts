import { fileTypeFromBuffer } from "file-type";
import sharp from "sharp";
import type { Chat } from "../context.ts";
import { storeBytes, pictures } from "./attachments.ts";

const mostBytes = 5_000_000;
const patienceMs = 5000;
const mostPixels = 40_000_000;
/** The size of a card, for screens with a pixel ratio of two. */
const longestSide = 840;

/** Stores a resized picture of a linked page with our own files, so that readers make no request to foreign servers. */
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

/** Reads the format from the bytes; null for what is no picture, or too large. */
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
