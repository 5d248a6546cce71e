import { fileTypeFromBuffer } from "file-type";
import { decodedText } from "#shared/words/decoded-text.ts";

export interface FileKind {
  /** As people say it: "PDF". */
  label: string;
  type: string;
}
const byExtension: Record<string, FileKind> = {
  pdf: { label: "PDF", type: "application/pdf" },
  docx: { label: "DOCX", type: "application/vnd.openxmlformats-officedocument.wordprocessingml.document" },
  xlsx: { label: "XLSX", type: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet" },
  zip: { label: "ZIP", type: "application/zip" },
  png: { label: "PNG", type: "image/png" },
  apng: { label: "PNG", type: "image/png" },
  jpg: { label: "JPG", type: "image/jpeg" },
  webp: { label: "WebP", type: "image/webp" },
  gif: { label: "GIF", type: "image/gif" },
  mp4: { label: "MP4", type: "video/mp4" },
  m4v: { label: "MP4", type: "video/mp4" },
  mov: { label: "MOV", type: "video/quicktime" },
  webm: { label: "WebM", type: "video/webm" },
  avif: { label: "AVIF", type: "image/avif" },
};
const json: FileKind = { label: "JSON", type: "application/json" };
/** Spreadsheets write it in several encodings. */
const csv: FileKind = { label: "CSV", type: "text/csv" };
const plain: FileKind = { label: "TXT", type: "text/plain; charset=utf-8" };

/** What a file is, judged by its bytes; the name only tells one kind of plain text from another. */
export async function kindOf(bytes: Buffer, name: string): Promise<FileKind | null> {
  const found = await fileTypeFromBuffer(bytes);
  if (found?.ext === "zip" && bytes.includes("word/document.xml")) return byExtension.docx!;
  if (found) return byExtension[found.ext] ?? null;
  if (/\.csv$/i.test(name) && decodedText(bytes)) return csv;
  if (!isText(bytes)) return null;
  if (isJson(bytes)) return json;
  return /\.(txt|text|md|markdown)$/i.test(name) ? plain : null;
}

function isText(bytes: Buffer) {
  if (bytes.length === 0 || bytes.includes(0)) return false;
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

function isJson(bytes: Buffer) {
  const text = bytes
    .toString("utf8")
    .trimStart()
    .replace(/^\uFEFF/, "");
  if (!/^[[{]/.test(text)) return false;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
