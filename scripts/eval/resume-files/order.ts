import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getDocumentProxy } from "unpdf";
import type { ResumeTemplate } from "#shared/resumes/resume-parts.ts";
import type { ResumeDocument, Section } from "#server/resume-writing/document.ts";

/** The texts of a resume in the order its template declares: one that has a narrow column reads it first. */
export function declaredTexts(document: ResumeDocument, template: ResumeTemplate): string[] {
  const sections =
    template === "sidebar"
      ? [...document.sections.filter(({ side }) => side), ...document.sections.filter(({ side }) => !side)]
      : document.sections;
  return [
    document.name,
    document.headline,
    ...document.contacts.map(({ text }) => text),
    ...sections.flatMap((section) => [section.title, ...textsOf(section)]),
  ].filter(Boolean);
}

function textsOf(section: Section): string[] {
  if (section.kind === "prose") return section.parts.flatMap(({ lines }) => lines);
  if (section.kind !== "entries") return section.words;
  return section.entries.flatMap(({ head, sub, date, parts }) => [
    head,
    date,
    sub,
    ...parts.flatMap(({ lines }) => lines),
  ]);
}

/** Texts that are missing, or stand before one that is declared before them. */
export function inversions(declared: readonly string[], read: string): string[] {
  const text = letters(read);
  let at = 0;
  return declared.filter((each) => {
    const found = text.indexOf(letters(each), at);
    if (found < 0) return true;
    at = found + letters(each).length;
    return false;
  });
}

/** Hyphens at the ends of lines, spaces and ligatures are no part of the order. */
function letters(text: string) {
  return text.normalize("NFKC").replaceAll(/[\s\u00ad-]/gu, "");
}

/** What pdf.js gives, piece by piece as the file has them. */
export async function textByPdfjs(bytes: Uint8Array): Promise<string> {
  const file = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
  const pages: string[] = [];
  for (let page = 1; page <= file.numPages; page++) {
    const { items } = await (await file.getPage(page)).getTextContent();
    pages.push(items.map((item) => ("str" in item ? item.str : "")).join(" "));
  }
  await file.loadingTask.destroy();
  return pages.join(" ");
}

/** What poppler's pdftotext gives: in the order it guesses from the page, or with "-raw" in the order of the file. */
export function textByPoppler(bytes: Uint8Array, ...options: "-raw"[]): string {
  return withFile(bytes, (file) => execFileSync("pdftotext", [...options, file, "-"], { encoding: "utf8" }));
}

/** Whether qpdf finds nothing wrong with a file. */
export function passesQpdf(bytes: Uint8Array): boolean {
  return withFile(bytes, (file) => {
    try {
      execFileSync("qpdf", ["--check", file], { stdio: "ignore" });
      return true;
    } catch {
      return false;
    }
  });
}

/** Whether a program is on this machine. */
export function isInstalled(program: string): boolean {
  try {
    execFileSync("which", [program], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

function withFile<T>(bytes: Uint8Array, use: (file: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), "resume-"));
  try {
    const file = join(folder, "resume.pdf");
    writeFileSync(file, bytes);
    return use(file);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
