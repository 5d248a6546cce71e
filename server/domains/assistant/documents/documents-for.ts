import type { CandidateContext, CompanyContext } from "#server/context.ts";
import { activeSources } from "#server/domains/knowledge/index.ts";
import { findQuotes, getReady } from "#server/quoting/find-quotes.ts";
import { helpSentences } from "#server/quoting/help-documents.ts";
import { type PreparedSentence, prepare } from "#server/quoting/prepare.ts";
import type { QuotedDocument } from "#server/quoting/types.ts";
import { underHeadings } from "#server/quoting/under-headings.ts";
import type { Asker } from "../answering/answer-question.ts";
import { companyDocument, jobAskedAbout, jobDocument } from "./job-documents.ts";
import { memoryDocuments, resumeDocuments } from "./own-documents.ts";

/** How many of a company's texts one question reads. */
const mostSources = 20;

/** All that an answer may quote, read at each question: what is deleted or switched off is gone from the next one. */
export async function sentencesFor(asker: Asker, question: string): Promise<PreparedSentence[]> {
  if (asker.side === "company") return teamSentences(asker.context, question);
  const { context, jobId } = asker;
  const about = jobId ? prepare(await documentsOfJob(context, jobId)) : [];
  // What a job says of itself comes before what is said of jobs in general.
  if ((await findQuotes(question, about)).quotes.length > 0) return about;
  return [...about, ...(await ownSentences(context)), ...helpSentences(["seekers", "employees"])];
}

/** What a company knows comes before what the help says of hiring here. */
async function teamSentences(context: CompanyContext, question: string): Promise<PreparedSentence[]> {
  const known = prepare(await knowledgeDocuments(context, question));
  const help = helpSentences(["hiringTeams"]);
  if (known.length === 0) return help;
  const answers = async (sentences: PreparedSentence[]) =>
    (await findQuotes(question, sentences)).quotes.length > 0;
  return (await answers(known)) || !(await answers(help)) ? known : help;
}

/** Begins to read what a person's own documents mean when they open the coach, so that no question waits for it. */
export async function getOwnReady(context: CandidateContext): Promise<void> {
  await getReady(await ownSentences(context), { withinMs: 0 });
}

async function ownSentences(context: CandidateContext): Promise<PreparedSentence[]> {
  const own = await Promise.all([memoryDocuments(context), resumeDocuments(context)]);
  return prepare(own.flat());
}

/** What is known of one job: its text, and its company's page. */
export async function documentsOfJob(context: CandidateContext, jobId: string): Promise<QuotedDocument[]> {
  const row = await jobAskedAbout(context, jobId);
  return [jobDocument(row), await companyDocument(context, row.job.companyId)];
}

/** What the viewer's own company knows: its members alone read it. */
export async function knowledgeDocuments(
  { db, viewer }: CompanyContext,
  question: string,
): Promise<QuotedDocument[]> {
  const sources = await activeSources(db, viewer.companyId, { question, most: mostSources });
  return sources.map(({ id, title, content }) => ({
    id,
    kind: "knowledge",
    title,
    passages: underHeadings(content, (line) => `/hire/company/knowledge?open=${id}&line=${line + 1}`),
  }));
}
