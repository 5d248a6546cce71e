import { ResumeStyle } from "#contract/resume-style.ts";
import type { ResumeContent } from "#contract/resumes.ts";
import type { CandidateContext } from "#server/context.ts";
import { findFile } from "#server/domains/files/index.ts";
import { Refusal } from "#server/errors/refusal.ts";
import { Download } from "#server/http/mount.ts";
import type { FilePart } from "#server/outside/multipart.ts";
import { WritingFailed, resumePdf, resumeSvg } from "#server/resume-writing/index.ts";
import { QueueFull } from "#server/threads/fair-queue.ts";
import { portraitOf } from "./portrait.ts";
import { type ResumeRow, chosenResume } from "./queries.ts";
import { emptyContent } from "./tables.ts";

interface Draft {
  content: ResumeContent;
  style: ResumeStyle;
}

/** The pages of a resume while it is written. */
export async function previewResume(context: CandidateContext, draft: Draft) {
  return resumeSvg(await written(context, draft)).catch(inWords);
}

/** A resume as the file people send. */
export async function downloadPdf(context: CandidateContext, id: string | undefined) {
  const row = await chosenResume(context, id);
  return new Download("application/pdf", await pdfOf(context, row), `${row.name}.pdf`, {
    "cache-control": "private, no-store",
  });
}

/** A resume as it is sent to others: the document it came as, or else the file that is written of it. */
export async function fileOfResume(context: CandidateContext, id: string): Promise<FilePart> {
  const row = await chosenResume(context, id);
  const original = row.fileId ? await findFile(context.db, row.fileId) : undefined;
  const bytes = original && (await context.outside.storage.get(original.key));
  if (bytes) return { name: original.name, type: original.type, bytes };
  return { name: `${row.name}.pdf`, type: "application/pdf", bytes: Buffer.from(await pdfOf(context, row)) };
}

async function pdfOf(context: CandidateContext, row: ResumeRow) {
  const content = { ...emptyContent, ...row.content };
  const from = await written(context, { content, style: ResumeStyle.parse(row.style) });
  const { bytes } = await resumePdf(from).catch(inWords);
  return bytes;
}

async function written(context: CandidateContext, { content, style }: Draft) {
  const picture = style.photo ? await portraitOf(context) : null;
  return { content, style, picture, madeAt: context.now(), who: context.viewer.candidateId };
}

const busy = "We’re making a lot of resumes right now. Try again in a minute.";
const failed = "We couldn’t make this resume just now. What you wrote is kept, please try again.";

function inWords(error: unknown): never {
  if (error instanceof QueueFull) throw new Refusal(503, "BUSY", busy);
  if (error instanceof WritingFailed) throw new Refusal(503, "RESUME_NOT_WRITTEN", failed);
  throw error;
}
