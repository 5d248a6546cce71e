import { ResumeStyle } from "#contract/resume-style.ts";
import type { ResumeContent } from "#contract/resumes.ts";
import type { CandidateContext } from "#server/context.ts";
import { Refusal } from "#server/errors/refusal.ts";
import { Download } from "#server/http/mount.ts";
import { WritingFailed, resumePdf, resumeSvg } from "#server/resume-writing/index.ts";
import { QueueFull } from "#server/threads/fair-queue.ts";
import { portraitOf } from "./portrait.ts";
import { chosenResume } from "./queries.ts";
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
  const content = { ...emptyContent, ...row.content };
  const from = await written(context, { content, style: ResumeStyle.parse(row.style) });
  const { bytes } = await resumePdf(from).catch(inWords);
  return new Download("application/pdf", bytes, `${row.name}.pdf`, { "cache-control": "private, no-store" });
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
