import { ResumeStyle } from "#contract/resume-style.ts";
import { leftOutOfJson } from "#shared/resumes/json-resume-gaps.ts";
import type { ResumeFileKind } from "#shared/resumes/resume-files.ts";
import type { ResumeContent } from "#contract/resumes.ts";
import type { CandidateContext } from "#server/context.ts";
import { findFile } from "#server/domains/files/index.ts";
import { Download } from "#server/http/mount.ts";
import type { FilePart } from "#server/outside/multipart.ts";
import { readResume } from "#server/resume-reading/index.ts";
import {
  fieldsReadBack,
  fileTypes,
  resumeSvg,
  shownContent,
  writeResumeFile,
} from "#server/resume-writing/index.ts";
import { portraitOf } from "./portrait.ts";
import { sentAsUploaded } from "./as-uploaded.ts";
import { contentFrom } from "./content.ts";
import { type ResumeRow, chosenResume } from "./queries.ts";
import { emptyContent } from "./tables.ts";
import { inWords } from "./writing-failures.ts";

interface Draft {
  content: ResumeContent;
  style: ResumeStyle;
}

/** The pages of a resume while it is written. */
export async function previewResume(context: CandidateContext, draft: Draft) {
  return resumeSvg(await written(context, draft)).catch(inWords);
}

interface Wanted {
  id?: string;
  as: ResumeFileKind;
}
/** A resume as the file people send. */
export async function downloadFile(context: CandidateContext, { id, as }: Wanted) {
  const row = await chosenResume(context, id);
  const bytes = await writeResumeFile(await written(context, draftOf(row)), as).catch(inWords);
  return new Download(fileTypes[as], bytes, `${row.name}.${as}`, { "cache-control": "private, no-store" });
}

/** A resume as it is sent to others: the document it came as, or else the file that is made of what it says. */
export async function fileOfResume(context: CandidateContext, id: string): Promise<FilePart> {
  const row = await chosenResume(context, id);
  const original = sentAsUploaded(row) ? await findFile(context.db, row.fileId!) : undefined;
  const bytes = original && (await context.outside.storage.get(original.key));
  if (bytes) return { name: original.name, type: original.type, bytes };
  const pdf = await writeResumeFile(await written(context, draftOf(row)), "pdf").catch(inWords);
  return { name: `${row.name}.pdf`, type: fileTypes.pdf, bytes: pdf };
}

interface Asked {
  id?: string;
  /** "pdf-pages": a PDF without the data it carries. */
  as: ResumeFileKind | "pdf-pages";
}
/** What a machine reads in a file of ours: its text in order, and its fields beside what was written. */
export async function readOwnFile(context: CandidateContext, { id, as }: Asked) {
  const row = await chosenResume(context, id);
  const kind = as === "pdf-pages" ? "pdf" : as;
  const draft = draftOf(row);
  const from = { ...(await written(context, draft)), attach: as === "pdf" };
  const bytes = await writeResumeFile(from, kind).catch(inWords);
  const reader = { readers: "members", who: context.viewer.userId } as const;
  const read = await readResume({ bytes: new Uint8Array(bytes), fileName: `resume.${kind}` }, reader).catch(
    inWords,
  );
  const shown = shownContent(draft.content, draft.style);
  return {
    lines: read.lines,
    fields: fieldsReadBack(shown, contentFrom(read)),
    leftOut: kind === "json" ? leftOutOfJson(shown) : [],
  };
}

export function draftOf(row: ResumeRow): Draft {
  return { content: { ...emptyContent, ...row.content }, style: ResumeStyle.parse(row.style) };
}

async function written(context: CandidateContext, { content, style }: Draft) {
  const picture = style.photo ? await portraitOf(context) : null;
  return { content, style, picture, madeAt: context.now(), who: context.viewer.candidateId };
}
