import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { docxOf } from "./docx-templates.ts";
import { pdfTemplates } from "./pdf-templates.ts";
import type { InventedPerson } from "./people.ts";

export interface RenderedResume {
  person: InventedPerson;
  file: string;
  template: string;
}

/** Prints each person's resume as a PDF and as a Word file; what was printed before is taken from the cache. */
export async function renderResumes(people: readonly InventedPerson[]): Promise<RenderedResume[]> {
  const folder = join(tmpdir(), `invented-resumes-${versionOf(people)}`);
  mkdirSync(folder, { recursive: true });
  const rendered = people.flatMap((person) => [
    { person, file: join(folder, `${person.id}.pdf`), template: person.pdf },
    { person, file: join(folder, `${person.id}.docx`), template: person.docx },
  ]);
  const missing = rendered.filter(({ file }) => !existsSync(file));
  for (const { person, file } of missing.filter(({ file: name }) => name.endsWith(".docx")))
    writeFileSync(file, docxOf(person));
  await printPages(missing.filter(({ file }) => file.endsWith(".pdf")));
  return rendered;
}

async function printPages(missing: readonly RenderedResume[]): Promise<void> {
  if (missing.length === 0) return;
  const browser = await chromium.launch({
    executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium",
    args: ["--no-sandbox"],
  });
  const page = await browser.newPage();
  for (const { person, file, template } of missing) {
    await page.setContent(pdfTemplates[template]!(person));
    writeFileSync(file, await page.pdf({ preferCSSPageSize: true, printBackground: true }));
  }
  await browser.close();
}

function versionOf(people: readonly InventedPerson[]): string {
  const hash = createHash("sha256").update(JSON.stringify(people));
  for (const name of ["pdf-templates.ts", "docx-templates.ts", "written-dates.ts", "resume-words.data.ts"])
    hash.update(readFileSync(join(import.meta.dirname, name)));
  return hash.digest("hex").slice(0, 12);
}
