import type { Quote } from "#contract/assistant-shapes.ts";
import type { CandidateContext, Context } from "#server/context.ts";
import { findCandidate } from "#server/domains/candidates/index.ts";
import { unavailable } from "#server/errors/refusal.ts";
import { findAbout, findQuotes, getReady, patienceForOffersMs } from "#server/quoting/find-quotes.ts";
import { prepare } from "#server/quoting/prepare.ts";
import { rankByWords } from "#server/quoting/rank-by-words.ts";
import type { QuotedDocument } from "#server/quoting/types.ts";
import { rememberedWhole } from "#server/texts/remembered.ts";
import { answerQuestion } from "./answering/answer-question.ts";
import { companyDocument, jobAskedAbout, jobDocument } from "./documents/job-documents.ts";
import { documentsOfJob } from "./documents/documents-for.ts";
import { resumeDocuments } from "./documents/own-documents.ts";

/** Asked in this order, as far as the texts answer. */
const askedOfJob = [
  "What would I do in this job?",
  "What does this job pay?",
  "What experience does it ask for?",
  "Which skills and tools are used?",
  "Can I work remotely or flexible hours?",
  "Who would I work with?",
  "Is a degree or certificate required?",
  "Which languages do I need?",
  "How much would I travel?",
  "When does the job start?",
];
const askedOfCompany = [
  "What does the company do?",
  "Which benefits are offered?",
  "What does the company value?",
  "Is there paid leave or vacation?",
  "How does the team work together?",
  "Is there a budget for learning?",
  "Which customers does the company serve?",
  "Is health insurance or a pension included?",
  "Where are the offices?",
];
const askedOfFit = ["How well do I fit?", "Which requirements do I meet?", "What could I improve?"];
/** Of the reader, where they aren’t scored. */
const askedWithoutScore = [
  "Where do my applications stand?",
  "What should I do next?",
  "What do you know about me?",
];
const askedOfApplying = [
  "What does the hiring team see when I apply?",
  "Can I withdraw an application?",
  "When can I message the company?",
  "What happens if no one answers?",
  "Can I apply again?",
];
const most = 5;

/** Questions people ask about a job; those of its text and company only where an answer is there. */
export async function relatedQuestions(context: CandidateContext, jobId: string) {
  const [job, company] = await documentsOfJob(context, jobId);
  const { salary } = (await jobAskedAbout(context, jobId)).job;
  const candidate = await findCandidate(context.db, context.viewer.candidateId);
  return {
    job: await answered(
      [...askedOfJob, ...askedOfHeadings(job!)],
      job!,
      salary ? "What does this job pay?" : null,
    ),
    company: await answered([...askedOfCompany, ...askedOfHeadings(company!)], company!),
    fit: candidate?.scoring ? askedOfFit : askedWithoutScore,
    applying: askedOfApplying,
  };
}

/** A text that answers few of the usual questions is asked about by its own headings. */
function askedOfHeadings({ passages }: QuotedDocument): string[] {
  const headings = new Set(passages.map(({ heading }) => heading.trim().replace(/[:.!?]+$/, "")));
  headings.delete("");
  return [...headings].map((heading) => `What does it say about “${heading}”?`);
}

/** The first that the document answers; what other data answers is among them in any case. */
async function answered(questions: readonly string[], document: QuotedDocument, also: string | null = null) {
  const { answers } = await answersTo(questions, document, { also });
  return answers.map(({ question }) => question);
}

async function answersTo(
  questions: readonly string[],
  document: QuotedDocument,
  { also = null, withinMs = patienceForOffersMs }: { also?: string | null; withinMs?: number } = {},
) {
  const sentences = prepare([document]);
  const isWhole = await getReady(sentences, { questions, withinMs });
  const answers: { question: string; quotes: Quote[] }[] = [];
  for (const question of questions) {
    if (answers.length === most) break;
    const { quotes } = await findQuotes(question, sentences, 0);
    if (question === also || quotes.length > 0) answers.push({ question, quotes });
  }
  return { answers, isWhole };
}

/** Of a text that stays the same they are found once, however many visitors ask. */
const answersOfText = rememberedWhole(400, (document) => {
  const read = JSON.parse(document) as QuotedDocument;
  return answersTo([...askedOfJob, ...askedOfHeadings(read)], read, { withinMs: patienceForVisitorsMs });
});
const patienceForVisitorsMs = 20_000;

/** What a job’s own text says to what people ask, for whoever may read its page. */
export async function answersInJob(context: Context, jobId: string) {
  const document = jobDocument(await jobAskedAbout(context, jobId));
  const { answers, isWhole } = await answersOfText(JSON.stringify(document));
  // What wasn’t read yet may answer.
  if (answers.length === 0 && !isWhole) throw unavailable();
  return { questions: answers };
}

/** Answers once, and keeps nothing. */
export function answerAboutJob(
  context: CandidateContext,
  { jobId, question }: { jobId: string; question: string },
) {
  const quietly = { soFar: async () => {}, signal: AbortSignal.timeout(120_000) };
  return jobAskedAbout(context, jobId).then(() =>
    answerQuestion({ side: "candidate", context, jobId }, { question, keeps: false }, quietly),
  );
}

const mostSummed = 3;

export async function summarizeJob(context: CandidateContext, jobId: string) {
  const document = jobDocument(await jobAskedAbout(context, jobId));
  return { jobId, sentences: telling(document) };
}

export async function summarizeCompany(context: CandidateContext, companyId: string) {
  return { companyId, sentences: telling(await companyDocument(context, companyId)) };
}

/** The sentences that say most of what their document is about, in its order. */
function telling(document: QuotedDocument) {
  const sentences = prepare([document]);
  const all = `${document.title}. ${document.passages.map(({ text }) => text).join(" ")}`;
  const ranked = rankByWords(all.slice(0, 4000), sentences).slice(0, mostSummed);
  const chosen = new Set(ranked.map(({ sentence }) => sentence.quote.text));
  return sentences.flatMap(({ quote }) => (chosen.delete(quote.text) ? [quote] : []));
}

/** What the person's own resumes say to a prompt, word for word. */
export async function answerPrompt(context: CandidateContext, prompt: string) {
  return findAbout(prompt, prepare(await resumeDocuments(context)));
}

/** The same for a question that a job asks. */
export async function answerPromptOfJob(
  context: CandidateContext,
  { jobId, prompt }: { jobId: string; prompt: string },
) {
  await jobAskedAbout(context, jobId);
  return answerPrompt(context, prompt);
}
