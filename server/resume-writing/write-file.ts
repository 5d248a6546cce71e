import type { ResumeFileKind } from "#shared/resumes/resume-files.ts";
import { documentOf } from "./document.ts";
import { jsonResumeOf } from "./json-resume.ts";
import { resumeText } from "./resume-text.ts";
import { shownContent } from "./shown-content.ts";
import { type WrittenFrom, resumePdf } from "./write-resume.ts";

export const fileTypes: Record<ResumeFileKind, string> = {
  pdf: "application/pdf",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  json: "application/json",
  txt: "text/plain; charset=utf-8",
};

/** A resume as any of the files it can be saved as; all say the same, in the same order. */
export async function writeResumeFile(from: WrittenFrom, kind: ResumeFileKind): Promise<Buffer> {
  if (kind === "pdf") return (await resumePdf(from)).bytes;
  const shown = shownContent(from.content, from.style);
  if (kind === "json") return jsonFile(shown);
  const document = documentOf(shown, from.style);
  if (kind === "txt") return Buffer.from(resumeText(document));
  const { resumeDocx } = await import("./resume-docx.ts");
  return resumeDocx({ document, style: from.style, picture: from.style.photo ? from.picture : null });
}

/** A resume in the open format, without what its style hides. */
export function jsonResume(content: WrittenFrom["content"], style: WrittenFrom["style"]): Buffer {
  return jsonFile(shownContent(content, style));
}

function jsonFile(shown: WrittenFrom["content"]) {
  return Buffer.from(`${JSON.stringify(jsonResumeOf(shown), null, 2)}\n`);
}
