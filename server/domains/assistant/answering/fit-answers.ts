import type { MessagePart } from "#contract/assistant-shapes.ts";
import type { CandidateContext } from "#server/context.ts";
import { fitSummary } from "#server/domains/matching/index.ts";
import { counted } from "#shared/words/sentence-list.ts";
import type { QuotedDocument } from "#server/quoting/types.ts";
import { jobAskedAbout } from "../documents/job-documents.ts";
import { resumeDocuments } from "../documents/own-documents.ts";
import { type Asked, jobMeant } from "./jobs-named.ts";
import { jobPart, quotePart, textPart } from "./parts.ts";

type Summary = Awaited<ReturnType<typeof fitSummary>>;

/** How well the reader fits the job, in a sentence or two. */
export function answerFit(context: CandidateContext, asked: Asked) {
  return about(context, asked, ({ summary }) => [textPart(summary)]);
}

/** What of the job the reader shows, with the line that shows it: of a resume, as a quote of it. */
export function answerMet(context: CandidateContext, asked: Asked) {
  return about(context, asked, async ({ scored, summary, strengths }) => {
    if (!scored || strengths.length === 0) return [textPart(summary)];
    const quoteOf = quotesOfLines(await resumeDocuments(context, () => true));
    const shown = counted(strengths.length, "requirement");
    return [
      textPart(`Your profile and resumes show ${shown} of this job:`),
      ...strengths.flatMap(({ requirement, line }) => {
        const quote = quoteOf(line);
        return quote
          ? [textPart(`${requirement}:`), quotePart(quote)]
          : [textPart(`${requirement}: “${line}”`)];
      }),
    ];
  });
}

/** Finds where in the resumes a line stands. */
function quotesOfLines(resumes: readonly QuotedDocument[]) {
  const plain = (text: string) =>
    text
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
      .trim();
  const passages = resumes.flatMap(({ id, kind, title, passages: lines }) =>
    lines.map(({ text, href }) => ({
      plain: plain(text),
      quote: { text, documentId: id, kind, title, href },
    })),
  );
  return (line: string) => {
    const wanted = plain(line);
    const isMostOf = (part: string) => wanted.includes(part) && part.length * 2 > wanted.length;
    return passages.find((each) => each.plain.includes(wanted) || isMostOf(each.plain))?.quote;
  };
}

/** What the job asks for and the reader doesn’t show, what is a must first. */
export function answerGaps(context: CandidateContext, asked: Asked) {
  return about(context, asked, ({ scored, summary, gaps }) => {
    if (!scored || gaps.length === 0) return [textPart(summary)];
    const inOrder = gaps.toSorted((a, b) => Number(b.must) - Number(a.must));
    return [
      textPart("If you have any of this, add it to your profile or resume:"),
      ...inOrder.map(({ requirement, must }) => textPart(must ? `${requirement} (required)` : requirement)),
    ];
  });
}

/** What is said about the fit for the job that is meant; null where none is. */
async function about(
  context: CandidateContext,
  asked: Asked,
  say: (summary: Summary) => MessagePart[] | Promise<MessagePart[]>,
): Promise<MessagePart[] | null> {
  const jobId = await jobMeant(context, asked);
  if (!jobId) return null;
  const { job, company } = await jobAskedAbout(context, jobId);
  const { candidateId } = context.viewer;
  const summary = await fitSummary(context, { candidateId, jobId });
  const note = summary.score === null ? null : `Score ${summary.score}`;
  return [...(await say(summary)), jobPart(job, company.companyName, note)];
}
