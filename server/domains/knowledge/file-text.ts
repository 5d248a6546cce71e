import type { CompanyContext } from "#server/context.ts";
import { Refusal, invalid } from "#server/errors/refusal.ts";
import {
  ResumeUnreadable,
  type UnreadableCode,
  cutWarning,
  readResume,
} from "#server/resume-reading/index.ts";
import { QueueFull } from "#server/threads/fair-queue.ts";
import { findOwnFile, noSuchFile } from "./own-file.ts";
import type { FoundText } from "./source-to-text.ts";

const sentences: Record<UnreadableCode, string> = {
  empty: "This file is empty.",
  "too-large": "This file is larger than 10 MB. Save a smaller copy and try again.",
  "too-many-pages": "This file has more than 30 pages. Split it and add each part.",
  "too-much-text": "This file is too long. Split it and add each part.",
  "wrong-type": "We can’t read this file. Upload a PDF, a Word file (.docx) or plain text.",
  encrypted: "This file is password-protected. Save a copy without a password and try again.",
  broken: "This file is damaged and won’t open. Save it again and retry.",
  timeout: "We ran out of time reading this file. Try again. If it happens again, save it as plain text.",
};
const busy = "We’re reading a lot of files right now. Try again in a minute.";
const cut = "This file is very long. We read only the first part, so check where it ends.";
const scanned = "This file is a scan. We read the text from its images, so please check every line.";

/** The text of an uploaded document, in reading order. */
export async function readFileText(context: CompanyContext, fileId: string): Promise<FoundText> {
  const { name, type, key } = await findOwnFile(context.db, context, fileId);
  const bytes = await context.outside.storage.get(key);
  if (!bytes) throw noSuchFile();
  const title = name.replace(/\.\w{1,8}$/, "");
  if (type.startsWith("text/plain")) return { title, content: bytes.toString("utf8"), note: null };
  const asks = { readers: "members", who: context.viewer.userId } as const;
  const document = { bytes: new Uint8Array(bytes), fileName: name };
  const { text, kind, warnings } = await readResume(document, asks).catch(inWords);
  const note = warnings.includes(cutWarning) ? cut : kind === "scan" ? scanned : null;
  return { title, content: text, note };
}

function inWords(error: unknown): never {
  if (error instanceof QueueFull) throw new Refusal(503, "BUSY", busy);
  if (!(error instanceof ResumeUnreadable)) throw error;
  const sentence = sentences[error.code];
  if (error.code === "timeout") throw new Refusal(503, "FILE_TIMEOUT", sentence);
  throw invalid(sentence, { fileId: sentence }, "FILE_UNREADABLE");
}
