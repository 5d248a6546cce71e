import type { CompanyContext } from "#server/context.ts";
import { findQuotes, getReady, patienceForOffersMs } from "#server/quoting/find-quotes.ts";
import { prepare } from "#server/quoting/prepare.ts";
import type { QuotedDocument } from "#server/quoting/types.ts";
import { knowledgeDocuments } from "./documents/documents-for.ts";

/** Asked in this order, as far as the sources answer. */
const usuallyAsked = [
  "How many days of vacation do we offer?",
  "How does parental leave work?",
  "Which benefits do we offer?",
  "How many interviews are there?",
  "Is there a budget for learning?",
  "What are our working hours?",
  "Is remote work possible?",
  "How does onboarding work?",
  "Is there homework or a test?",
  "How do we decide what to pay?",
];
const most = 5;

/** Questions that the company's own sources answer, each with another sentence. */
export async function companyQuestions(context: CompanyContext) {
  const documents = await knowledgeDocuments(context, usuallyAsked.join(" "));
  const sentences = prepare(documents);
  const asked = [...usuallyAsked, ...askedOfHeadings(documents)];
  await getReady(sentences, { questions: asked, withinMs: patienceForOffersMs });
  const told = new Set<string>();
  const questions: string[] = [];
  for (const question of asked) {
    const [quote] = (await findQuotes(question, sentences, 0)).quotes;
    const first = quote?.text;
    if (first === undefined || told.has(first)) continue;
    told.add(first);
    questions.push(question);
    if (questions.length === most) break;
  }
  return { questions, sources: documents.length };
}

/** Sources about something else are asked about by their titles and headings. */
function askedOfHeadings(documents: readonly QuotedDocument[]): string[] {
  const headings = documents.flatMap(({ title, passages }) => [
    title,
    ...passages.map(({ heading }) => heading.trim().replace(/[:.!?]+$/, "")),
  ]);
  return [...new Set(headings.filter(Boolean))].map((heading) => `What do we say about “${heading}”?`);
}
