import { type SQL, and, desc, eq, gt } from "drizzle-orm";
import type { z } from "zod";
import type { Exchanged, MessagePart } from "#contract/assistant-shapes.ts";
import type { Listener } from "#contract/endpoint.ts";
import type { CandidateContext, UserContext } from "#server/context.ts";
import { newId } from "#server/database/ids.ts";
import { conflict, notFound } from "#server/errors/refusal.ts";
import { asCandidate, asCompany } from "#server/http/viewer-roles.ts";
import { type Answered, type Asker, answerQuestion } from "./answering/answer-question.ts";
import { withoutDeleted } from "./deleted-sources.ts";
import { jobAskedAbout } from "./documents/job-documents.ts";
import { inTurn } from "./in-turn.ts";
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
/** One question of a thread at a time. What answers one anew takes the place of its answers once it is there. */
async function ask(asker: Asker, asked: Asked, start: Start) {
  const context = asker.context as UserContext & Listening;
  const thread = await openThread(context, asked, start);
  return inTurn(thread.id, async () => {
    const [question, last] = asked.retry
      ? await lastExchange(context, thread)
      : [await say(context, thread, { role: "user", parts: [{ type: "text", text: asked.message }] })];
    const begun = { thread, question };
    const answered = await answerWithin(asker, { ...begun, last }, context.listener);
    if (last && answered.state === "stopped" && answered.parts.length === 0)
      return { ...begun, answer: last };
    const said = { role: "assistant", ...answered, ...(asked.retry && { after: question.id }) } as const;
    return { ...begun, answer: await say(context, thread, said) };
  });
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

/** The last question of a thread and what was last answered to it. */
async function lastExchange({ db }: UserContext, { id }: ThreadRow): Promise<[MessageRow, MessageRow?]> {
  const { threadId, role } = assistantMessages;
  const last = (...which: SQL[]) =>
    db
      .select()
      .from(assistantMessages)
      .where(and(eq(threadId, id), ...which))
      .orderBy(desc(assistantMessages.id))
      .limit(1);
  const [question] = await last(eq(role, "user"));
  if (!question) throw notFound("Message");
  const answers = await last(gt(assistantMessages.id, question.id));
  const [answer] = await withoutDeleted(db, answers);
  return answer ? [question, answer] : [question];
}

interface Begun {
  thread: ThreadRow;
  question: MessageRow;
  /** Its answer so far, where it is answered anew. */
  last: MessageRow | undefined;
}
/** What is there when the person stops it is kept, as an answer that was stopped. */
async function answerWithin(asker: Asker, { last, ...begun }: Begun, listener: Heard) {
  const context: UserContext = asker.context;
  const patience = AbortSignal.timeout(patienceMs);
  const signal = listener ? AbortSignal.any([listener.gone, patience]) : patience;
  const id = newId();
  let heard: MessagePart[] = [];
  const shown = { id, threadId: begun.thread.id, role: "assistant", answeredBy: null } as const;
  async function soFar(parts: MessagePart[]) {
    heard = parts;
    const answer = { ...shown, parts, state: "done", feedback: null, createdAt: context.now() } as const;
    await listener?.tell({ done: parts.length, of: parts.length + 1, answer: { ...begun, answer } });
  }
  try {
    await soFar([]);
    const asked = { question: wordsOf(begun.question), keeps: true, last: last?.parts ?? [] };
    const answered: Answered = await answerQuestion(asker, asked, { soFar, signal });
    return { id, ...answered, state: "done" as const };
  } catch (error) {
    if (!signal.aborted) throw error;
    // Only a model is heard before its answer is whole.
    const answeredBy = heard.length > 0 ? ("model" as const) : null;
    return { id, parts: heard, answeredBy, state: "stopped" as const };
  }
}

function wordsOf({ parts }: MessageRow): string {
  return parts.flatMap((part) => (part.type === "text" ? part.text : [])).join("\n");
}
