import { readFileSync } from "node:fs";
import { extractText, getDocumentProxy } from "unpdf";
import { findRange, withoutDates } from "#server/resume-reading/dates.ts";
import { findSkills } from "#server/taxonomy/skills.ts";
import type { Reading } from "./score.ts";

/** The plain way: the text in the file's own order, a line with a span is a job, what stands around it its title and company. */
export async function readByLineRules(file: string): Promise<Reading> {
  const lines = await linesOf(file);
  const text = lines.join("\n");
  return {
    fullName: lines.find((line) => /^\p{Lu}[^\d@]{4,40}$/u.test(line)) ?? null,
    email: /[\w.+-]+@[\w.-]+\w/.exec(text)?.[0] ?? null,
    phone: /\+?\(?\d[\d ()-]{7,16}\d/.exec(text)?.[0] ?? null,
    linkedIn: /linkedin\.com\/in\/[\w-]+/.exec(text)?.[0] ?? null,
    skills: findSkills(text).map(({ name }) => ({ name })),
    workExperience: lines.flatMap((line, at) => {
      const range = findRange(line);
      if (!range) return [];
      const beside = withoutDates(line);
      const [title, company] = beside === "" ? [lines[at - 2], lines[at - 1]] : [beside, lines[at + 1]];
      return [
        {
          title: title ?? null,
          companyName: company?.split(",")[0] ?? null,
          start: range.start,
          end: range.end,
        },
      ];
    }),
    education: [],
    projects: [],
    certification: [],
    languages: [],
  };
}

async function linesOf(file: string): Promise<string[]> {
  const bytes = new Uint8Array(readFileSync(file));
  const text = file.endsWith(".pdf") ? await textOfPdf(bytes) : await textOfWord(bytes);
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
}

async function textOfPdf(bytes: Uint8Array): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(bytes), { mergePages: false });
  return text.join("\n");
}

async function textOfWord(bytes: Uint8Array): Promise<string> {
  const { unzipSync, strFromU8 } = await import("fflate");
  return strFromU8(unzipSync(bytes)["word/document.xml"]!)
    .replaceAll("</w:p>", "\n")
    .replace(/<[^>]+>/g, "")
    .replaceAll("&amp;", "&");
}
