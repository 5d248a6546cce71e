import { decodedText } from "#shared/words/decoded-text.ts";
import { ResumeUnreadable } from "./unreadable.ts";

export type FoundKind =
  | { kind: "pdf" }
  | { kind: "zip" }
  | { kind: "picture" }
  | { kind: "json"; text: string }
  | { kind: "text"; text: string };

const largest = 10 * 1024 * 1024;
const pictures = [
  [0x89, 0x50, 0x4e, 0x47],
  [0xff, 0xd8, 0xff],
];
const lockedOffice = [0xd0, 0xcf, 0x11, 0xe0];

function startsWith(bytes: Uint8Array, start: number[]): boolean {
  return start.every((byte, at) => bytes[at] === byte);
}

/** A locked .docx and an old .doc share one container; the locked one names its encryption in UTF-16. */
function isLockedOffice(bytes: Uint8Array): boolean {
  return Buffer.from(bytes).includes(Buffer.from("EncryptedPackage", "utf16le"));
}

function isWebP(bytes: Uint8Array): boolean {
  const name = (from: number) => Buffer.from(bytes.subarray(from, from + 4)).toString("latin1");
  return name(0) === "RIFF" && name(8) === "WEBP";
}

/** What the bytes are, whatever the file is called. */
export function fileKind(bytes: Uint8Array): FoundKind {
  if (bytes.length === 0) throw new ResumeUnreadable("empty");
  if (bytes.length > largest) throw new ResumeUnreadable("too-large");
  if (Buffer.from(bytes.subarray(0, 1024)).includes("%PDF-")) return { kind: "pdf" };
  if (startsWith(bytes, [0x50, 0x4b, 0x03, 0x04])) return { kind: "zip" };
  if (pictures.some((start) => startsWith(bytes, start)) || isWebP(bytes)) return { kind: "picture" };
  if (startsWith(bytes, lockedOffice))
    throw new ResumeUnreadable(isLockedOffice(bytes) ? "encrypted" : "wrong-type");
  const text = decodedText(bytes);
  if (text === null || /^\s*(\{\\rtf|<!doctype|<html|<\?xml)/i.test(text))
    throw new ResumeUnreadable("wrong-type");
  if (text.trim() === "") throw new ResumeUnreadable("empty");
  return { kind: /^\s*\{/.test(text) ? "json" : "text", text };
}
