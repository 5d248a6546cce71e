import { and, desc, eq, gt } from "drizzle-orm";
import type { z } from "zod";
import type { Exchanged, MessagePart } from "#contract/assistant-shapes.ts";
import type { Listener } from "#contract/endpoint.ts";
import type { CandidateContext, UserContext } from "#server/context.ts";
import { newId } from "#server/database/ids.ts";
import { conflict, notFound } from "#server/errors/refusal.ts";
import { asCandidate, asCompany } from "#server/http/viewer-roles.ts";
import { type Answered, type Asker, answerQuestion } from "./answering/answer-question.ts";
import { jobAskedAbout } from "./documents/job-documents.ts";
import { assistantMessages, assistantThreads } from "./tables.ts";
import { type MessageRow, type ThreadRow, myThread, say, startThread } from "./threads.ts";

/** No answer takes longer. */
const patienceMs = 120_000;
const longestTitle = 80;

interface Asked {
  threadId?: string | null | undefined;
  message: string;
  retry: boolean;
}
type Heard = Listener<z.input<typeof Exchanged>> | null;
type Listening = { listener: Heard };

/** Asks the coach, or as a member of a hiring team what the company knows. */
export async function askCoach(
  context: UserContext & Listening,
  { as, ...asked }: Asked & { as?: "candidate" | "company" | undefined },
) {
  const [candidate, company] = [asCandidate(context), asCompany(context)];
  if (candidate && as !== "company") {
    const start = {
      kind: "bot",
      candidateId: candidate.viewer.candidateId,
      companyId: null,
      jobId: null,
    } as const;
    return ask({ side: "candidate", context: candidate, jobId: null }, asked, start);
  }
  if (!company) throw notFound("Thread");
  const start = {
    kind: "assist",
    candidateId: null,
    companyId: company.viewer.companyId,
    jobId: null,
  } as const;
  return ask({ side: "company", context: company, jobId: null }, asked, start);
}

/** Asks about one job. */
export async function askAboutJob(
  context: CandidateContext & Listening,
  { jobId, ...asked }: Asked & { jobId: string },
) {
  await jobAskedAbout(context, jobId);
  const { candidateId } = context.viewer;
  return ask({ side: "candidate", context, jobId }, asked, {
    kind: "assist",
    candidateId,
    companyId: null,
    jobId,
  });
}

type Start = Pick<ThreadRow, "kind" | "candidateId" | "companyId" | "jobId">;
async function ask(asker: Asker, asked: Asked, start: Start) {
  const context = asker.context as UserContext & Listening;
  const thread = await openThread(context, asked, start);
  const question = asked.retry
    ? await takeLastQuestion(context, thread)
    : await say(context, thread, { role: "user", parts: [{ type: "text", text: asked.message }] });
  const begun = { thread, question };
  const answered = await answerWithin(asker, begun, context.listener);
  const answer = await say(context, thread, { role: "assistant", ...answered });
  return { ...begun, answer };
}

async function openThread(context: UserContext, { threadId, message, retry }: Asked, start: Start) {
  if (!threadId) {
    if (retry) throw conflict("NO_QUESTION", "There is no question to answer again. Ask one first.");
    return startThread(context, { ...start, title: message.slice(0, longestTitle) });
  }
  const { kind, jobId, companyId } = start;
  const same = [
    eq(assistantThreads.kind, kind),
    jobId ? eq(assistantThreads.jobId, jobId) : undefined,
    companyId ? eq(assistantThreads.companyId, companyId) : undefined,
  ];
  return myThread(context, threadId, and(...same));
}

/** The last question of a thread, its answers gone. */
async function takeLastQuestion({ db }: UserContext, { id }: ThreadRow): Promise<MessageRow> {
  const { threadId, role } = assistantMessages;
  const [question] = await db
    .select()
    .from(assistantMessages)
    .where(and(eq(threadId, id), eq(role, "user")))
    .orderBy(desc(assistantMessages.id))
    .limit(1);
  if (!question) throw notFound("Message");
  await db.delete(assistantMessages).where(and(eq(threadId, id), gt(assistantMessages.id, question.id)));
  return question;
}

interface Begun {
  thread: ThreadRow;
  question: MessageRow;
}
/** What is there when the person stops it is kept, as an answer that was stopped. */
async function answerWithin(asker: Asker, begun: Begun, listener: Heard) {
  const context: UserContext = asker.context;
  const patience = AbortSignal.timeout(patienceMs);
  const signal = listener ? AbortSignal.any([listener.gone, patience]) : patience;
  let heard: MessagePart[] = [];
  const shown = { id: newId(), threadId: begun.thread.id, role: "assistant", answeredBy: null } as const;
  async function soFar(parts: MessagePart[]) {
    heard = parts;
    const answer = { ...shown, parts, state: "done", feedback: null, createdAt: context.now() } as const;
    await listener?.tell({ done: parts.length, of: parts.length + 1, answer: { ...begun, answer } });
  }
  try {
    await soFar([]);
    const answered: Answered = await answerQuestion(asker, wordsOf(begun.question), { soFar, signal });
    return { ...answered, state: "done" as const };
  } catch (error) {
    if (!signal.aborted) throw error;
    return { parts: heard, answeredBy: "model" as const, state: "stopped" as const };
  }
}

function wordsOf({ parts }: MessageRow): string {
  return parts.flatMap((part) => (part.type === "text" ? part.text : [])).join("\n");
}
