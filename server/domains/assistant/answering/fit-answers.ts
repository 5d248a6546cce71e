import type { MessagePart } from "#contract/assistant-shapes.ts";
import type { CandidateContext } from "#server/context.ts";
import { fitSummary } from "#server/domains/matching/index.ts";
import { counted } from "#shared/words/sentence-list.ts";
import { jobAskedAbout } from "../documents/job-documents.ts";
import { type Asked, jobMeant } from "./jobs-named.ts";
import { jobPart, textPart } from "./parts.ts";

type Summary = Awaited<ReturnType<typeof fitSummary>>;

/** How well the reader fits the job, in a sentence or two. */
export function answerFit(context: CandidateContext, asked: Asked) {
  return about(context, asked, ({ summary }) => [summary]);
}

/** What of the job the reader shows, with the line that shows it. */
export function answerMet(context: CandidateContext, asked: Asked) {
  return about(context, asked, ({ scored, summary, strengths }) => {
    if (!scored) return [summary];
    if (strengths.length === 0) return ["Your profile and resumes show none of what this job asks for."];
    const shown = counted(strengths.length, "requirement");
    return [
      `Your profile and resumes show ${shown} of this job:`,
      ...strengths.map(({ requirement, line }) => `${requirement}: “${line}”`),
    ];
  });
}

/** What the job asks for and the reader doesn’t show, what is a must first. */
export function answerGaps(context: CandidateContext, asked: Asked) {
  return about(context, asked, ({ scored, summary, gaps }) => {
    if (!scored) return [summary];
    if (gaps.length === 0) return ["Your profile and resumes show all that this job asks for."];
    const inOrder = gaps.toSorted((a, b) => Number(b.must) - Number(a.must));
    return [
      "If you have any of this, add it to your profile or resume:",
      ...inOrder.map(({ requirement, must }) => (must ? `${requirement} (required)` : requirement)),
    ];
  });
}

/** Sentences about the fit for the job that is meant; null where none is. */
async function about(
  context: CandidateContext,
  asked: Asked,
  say: (summary: Summary) => string[],
): Promise<MessagePart[] | null> {
  const jobId = await jobMeant(context, asked);
  if (!jobId) return null;
  const { job, company } = await jobAskedAbout(context, jobId);
  const { candidateId } = context.viewer;
  const summary = await fitSummary(context, { candidateId, jobId });
  const note = summary.score === null ? null : `Score ${summary.score}`;
  return [...say(summary).map(textPart), jobPart(job, company.companyName, note)];
}
