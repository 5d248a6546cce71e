import { ResumeStyle } from "#contract/resume-style.ts";
import type { CandidateContext } from "#server/context.ts";
import { type Letter, resumePdf, resumeSvg } from "#server/resume-writing/index.ts";
import { portraitOf } from "./portrait.ts";
import type { ResumeRow } from "./queries.ts";
import { emptyContent } from "./tables.ts";
import { inWords } from "./writing-failures.ts";

interface ToWrite {
  /** Whose name, contacts and look the letter has. */
  resume: ResumeRow;
  letter: Letter;
}

/** A cover letter as the file people send, in the template and style of a resume. */
export async function letterPdf(context: CandidateContext, wanted: ToWrite): Promise<Buffer> {
  return (await resumePdf(await written(context, wanted)).catch(inWords)).bytes;
}

/** Its pages while it is written. */
export async function letterSvg(context: CandidateContext, wanted: ToWrite) {
  const writing = await written(context, wanted);
  return { ...(await resumeSvg(writing).catch(inWords)), paper: writing.style.paper };
}

async function written(context: CandidateContext, { resume, letter }: ToWrite) {
  const style = ResumeStyle.parse(resume.style);
  const picture = style.photo ? await portraitOf(context) : null;
  const content = { ...emptyContent, ...resume.content };
  return { content, style, letter, picture, madeAt: context.now(), who: context.viewer.candidateId };
}
