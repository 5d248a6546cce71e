import { storable } from "#server/texts/storable.ts";
import { fileKind } from "./file-kind.ts";
import { mostText } from "./limits.ts";
import { readJsonResume } from "./json-resume.ts";
import { withoutBullet } from "./bullets.ts";
import { readAttached } from "./attached.ts";
import { closeLetters } from "./page-layout.ts";
import { readPdf } from "./pdf.ts";
import { emptyResume, lineOf, type Line, type ReadResume, type ResumeFile, type TellPage } from "./types.ts";
import { understand } from "./understand.ts";
import { readZip } from "./zip.ts";

export const scanWarning = "This file is a scan with no text we can read.";

/** Fewer letters a page than this are a page number, not a text. */
const lettersOfAPage = 40;

function linesOfText(text: string): Line[] {
  return text
    .slice(0, 2 * mostText)
    .replace(/^\ufeff/, "")
    .split(/\r\n?|\n/)
    .map((row) => closeLetters(row.normalize("NFKC").replace(/ {4,}/g, "\t").trim()))
    .filter((row) => row !== "")
    .map((row) => lineOf(withoutBullet(row), { bullet: withoutBullet(row) !== row }))
    .filter((line) => line.text !== "" && !/^[-=_*#~\s]+$/.test(line.text));
}

const pictureWarning = "This file is a scan. We read the text from its images, so please check every line.";

/** A PDF of pictures, or with no number of pages a picture itself. */
async function readScanned(
  { bytes, fileName, ocr }: ResumeFile,
  { pages, tell }: { pages?: number; tell: TellPage },
): Promise<ReadResume> {
  const none = { ...emptyResume(fileName, "scan" as const), warnings: [scanWarning] };
  if (!ocr) return none;
  const { readPicture, readScan } = await import("./ocr.ts");
  const lines = await (pages === undefined ? readPicture(bytes, tell) : readScan(bytes, pages, tell));
  if (lines.length === 0) return none;
  const resume = understand({ lines, links: [] }, { fileName, kind: "scan" });
  return { ...resume, warnings: [pictureWarning, ...resume.warnings] };
}

async function readPdfResume(file: ResumeFile, tell: TellPage): Promise<ReadResume> {
  const { bytes, fileName } = file;
  const { lines, links, pages, attached } = await readPdf(bytes);
  const letters = lines.reduce((sum, line) => sum + (line.text.match(/[\p{L}\p{N}]/gu)?.length ?? 0), 0);
  if (letters < lettersOfAPage * pages) return readScanned(file, { pages, tell });
  const carried = attached && readAttached(attached, { fileName, lines: lines.map(({ text }) => text) });
  return carried || understand({ lines, links }, { fileName, kind: "pdf" });
}

/** Reads a resume here and now; readResume does the same in a worker with a time limit. */
export async function readBytes(file: ResumeFile, tell: TellPage = () => {}): Promise<ReadResume> {
  return storable(await readAs(file, tell));
}

async function readAs(file: ResumeFile, tell: TellPage): Promise<ReadResume> {
  const { bytes, fileName } = file;
  const found = fileKind(bytes);
  if (found.kind === "pdf") return readPdfResume(file, tell);
  if (found.kind === "picture") return readScanned(file, { tell });
  if (found.kind === "zip") return readZip(bytes, fileName);
  if (found.kind === "json") return readJsonResume(found.text, fileName);
  return understand({ lines: linesOfText(found.text), links: [] }, { fileName, kind: "text" });
}
