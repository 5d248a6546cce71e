import type { MessagePart } from "#contract/assistant-shapes.ts";
import type { CandidateContext, CompanyContext } from "#server/context.ts";
import { findQuotes } from "#server/quoting/find-quotes.ts";
import type { PreparedSentence } from "#server/quoting/prepare.ts";
import { sentencesFor } from "../documents/documents-for.ts";
import { answerBest } from "./best-matches.ts";
import { answerFit, answerGaps, answerMet } from "./fit-answers.ts";
import { answerJobs, answerPay } from "./jobs-named.ts";
import { answerMarketPay } from "./market-pay.ts";
import { answerStatus, proposeWithdrawal } from "./my-applications.ts";
import { answerNext } from "./next-steps.ts";
import { answerMemories, answerRemember, proposeForgetting } from "./my-memory.ts";
import { quotedParts } from "./parts.ts";
import { type Intent, readIntent } from "./read-intent.ts";
import { writeAnswer } from "./write-answer.ts";

/** Who asks, and what about. */
export type Asker =
  | { side: "candidate"; context: CandidateContext; jobId: string | null }
  | { side: "company"; context: CompanyContext; jobId: null };
export interface Answered {
  parts: MessagePart[];
  answeredBy: "model" | "rules";
}
interface Hearing {
  soFar: (parts: MessagePart[]) => Promise<void>;
  signal: AbortSignal;
}

export interface Question {
  question: string;
  /** Whether it may remember something. */
  keeps: boolean;
  /** What was answered to it before. */
  last?: readonly MessagePart[];
}

/** From the product's own data where the message wants that, otherwise from documents. */
export async function answerQuestion(asker: Asker, asked: Question, hearing: Hearing): Promise<Answered> {
  hearing.signal.throwIfAborted();
  const own = asker.side === "candidate" ? await answerFromData(asker.context, asked, asker.jobId) : null;
  if (own) return { parts: own, answeredBy: "rules" };
  const { question } = asked;
  return answerFromSentences(asker, { question, sentences: await sentencesFor(asker, question) }, hearing);
}

async function answerFromData(
  context: CandidateContext,
  { question, ...asked }: Question,
  jobId: string | null,
) {
  const intent = readIntent(question, { aboutJob: jobId !== null });
  return intent && acts[intent.kind](context, { ...asked, about: intent.about, jobId });
}

type Act = (
  context: CandidateContext,
  asked: Omit<Question, "question"> & { about: string; jobId: string | null },
) => Promise<MessagePart[] | null>;
const acts: Record<Intent["kind"], Act> = {
  status: (context, { about }) => answerStatus(context, about),
  withdraw: (context, { about }) => proposeWithdrawal(context, about),
  next: (context) => answerNext(context),
  pay: async (context, asked) =>
    (asked.jobId ? null : await answerMarketPay(context, asked.about)) ?? answerPay(context, asked),
  best: (context) => answerBest(context),
  fit: answerFit,
  met: answerMet,
  gaps: answerGaps,
  jobs: (context, { about }) => answerJobs(context, about),
  remember: answerRemember,
  memories: (context) => answerMemories(context),
  forget: (context, { about }) => proposeForgetting(context, about),
};

interface Read {
  question: string;
  sentences: readonly PreparedSentence[];
}
/** In a model's words where one is connected and can cite what it says; word for word otherwise. */
async function answerFromSentences(
  { context }: Asker,
  { question, sentences }: Read,
  hearing: Hearing,
): Promise<Answered> {
  const { languageModel, report } = context.outside;
  const found = await findQuotes(question, sentences);
  hearing.signal.throwIfAborted();
  if (languageModel && found.quotes.length > 0) {
    try {
      const parts = await writeAnswer(languageModel, { question, sentences, ...hearing });
      if (parts) return { parts, answeredBy: "model" };
    } catch (error) {
      if (hearing.signal.aborted) throw error;
      report("The language model did not answer", error);
    }
  }
  return { parts: quotedParts(found), answeredBy: "rules" };
}
