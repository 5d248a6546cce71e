import { readJsonResume } from "./json-resume.ts";
import type { ReadResume } from "./types.ts";
import { ResumeUnreadable } from "./unreadable.ts";

/** So much of what is attached has to stand on the pages too: nobody is told more by the data than by the paper. */
const shareOnPages = 0.9;
const latin = /[\p{Script=Latin}\d]{2,}/gu;

interface Pages {
  fileName: string;
  lines: string[];
}

/** The data a PDF carries, where its pages say the same; null where it is no resume or tells something else. */
export function readAttached(json: string, { fileName, lines }: Pages): ReadResume | null {
  const resume = read(json, fileName);
  if (!resume) return null;
  const text = lines.join("\n");
  // A hyphen at the end of a line may stand in the middle of a word.
  const written = new Set([...wordsOf(text), ...wordsOf(text.replaceAll(/(?<=\p{L})-\n/gu, ""))]);
  const said = wordsOf(told(resume));
  const found = said.filter((word) => written.has(word)).length;
  return said.length > 0 && found >= shareOnPages * said.length
    ? { ...resume, kind: "pdf", lines, text }
    : null;
}

function read(json: string, fileName: string): ReadResume | null {
  try {
    return readJsonResume(json, fileName);
  } catch (error) {
    if (error instanceof ResumeUnreadable) return null;
    throw error;
  }
}

/** Scripts whose letters a file gives back changed are not counted. */
function wordsOf(text: string): string[] {
  return text.normalize("NFKC").toLowerCase().match(latin) ?? [];
}

function told(resume: ReadResume): string {
  return [
    resume.fullName,
    resume.headline,
    resume.summary,
    ...resume.skills.map(({ name }) => name),
    ...resume.workExperience.flatMap((work) => [work.title, work.companyName, work.description]),
    ...resume.education.flatMap((study) => [study.degree, study.field, study.school]),
    ...resume.projects.flatMap((project) => [project.name, project.description]),
    ...resume.certification.flatMap(({ name, issuer }) => [name, issuer]),
    ...resume.languages.map(({ name }) => name),
    ...resume.courses,
    ...(resume.sections ?? []).flatMap(({ title, text }) => [title, text]),
  ]
    .filter(Boolean)
    .join("\n");
}
