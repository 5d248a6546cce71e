import { type SQL, and, asc, desc, eq, getTableColumns, gt, inArray, or, sql } from "drizzle-orm";
import type { MessagePart, AssistantMessage } from "#contract/assistant-shapes.ts";
import type { UserContext } from "#server/context.ts";
import type { Reader } from "#server/database/open.ts";
import { newId } from "#server/database/ids.ts";
import { jobs } from "#server/domains/jobs/index.ts";
import { notFound } from "#server/errors/refusal.ts";
import { readFilter } from "#server/http/filter.ts";
import { asCandidate, asCompany } from "#server/http/viewer-roles.ts";
import { withClosed } from "./closed-proposals.ts";
import { withoutDeleted } from "./deleted-sources.ts";
import { getOwnReady } from "./documents/documents-for.ts";
import { assistantMessages, assistantThreads } from "./tables.ts";

type Kind = "bot" | "assist";
type Side = "candidate" | "company";
export type ThreadRow = typeof assistantThreads.$inferSelect;
export type MessageRow = typeof assistantMessages.$inferSelect;
interface Listed {
  filter?: string | undefined;
  as?: Side | undefined;
  limit: number;
  skip: number;
}

const { id, threadId, role } = assistantMessages;

/** The viewer's own threads of some kinds, last changed first. */
export function listThreads(context: UserContext, kinds: Kind[], { filter, as, limit, skip }: Listed) {
  const { id: own, jobId, createdAt, changedAt } = assistantThreads;
  const asked = readFilter(filter, { columns: { id: own, jobId, createdAt, changedAt } });
  return context.db
    .select({ ...getTableColumns(assistantThreads), jobTitle: jobs.jobTitle })
    .from(assistantThreads)
    .leftJoin(jobs, eq(jobs.id, jobId))
    .where(and(isMine(context, as), inArray(assistantThreads.kind, kinds), asked.where))
    .orderBy(...asked.orderBy, desc(changedAt), desc(own))
    .limit(limit)
    .offset(skip);
}

/** The threads with the coach, and about jobs where asked for; what it may quote of the viewer is made ready meanwhile. */
export async function openCoach(context: UserContext, listed: Listed & { about: "coach" | "all" }) {
  const candidate = asCandidate(context);
  if (candidate) await getOwnReady(candidate);
  const own = { ...listed, as: "candidate" as const };
  return listThreads(context, listed.about === "all" ? ["bot", "assist"] : ["bot"], own);
}

/** What was said in the viewer's own threads of one kind, oldest first. */
export async function listMessages(context: UserContext, kind: Kind, { filter, limit, skip }: Listed) {
  const asked = readFilter(filter, { columns: { id, threadId, role } });
  const rows = await context.db
    .select({ message: assistantMessages })
    .from(assistantMessages)
    .innerJoin(assistantThreads, eq(assistantThreads.id, threadId))
    .where(and(isMine(context), eq(assistantThreads.kind, kind), asked.where))
    .orderBy(...asked.orderBy, asc(assistantMessages.id))
    .limit(limit)
    .offset(skip);
  return asKept(
    context.db,
    rows.map(({ message }) => message),
  );
}

/** The door to a thread: the viewer's own. */
export async function myThread(context: UserContext, threadIdOf: string, also?: SQL): Promise<ThreadRow> {
  const [thread] = await context.db
    .select()
    .from(assistantThreads)
    .where(and(eq(assistantThreads.id, threadIdOf), isMine(context), also));
  if (!thread) throw notFound("Thread");
  return thread;
}

export async function startThread(
  context: UserContext,
  start: Pick<ThreadRow, "kind" | "candidateId" | "companyId" | "jobId" | "title">,
): Promise<ThreadRow> {
  const at = context.now();
  const row = { ...start, id: newId(), userId: context.viewer.userId, createdAt: at, changedAt: at };
  const [thread] = await context.db.insert(assistantThreads).values(row).returning();
  return thread!;
}

export async function removeThread(context: UserContext, threadIdOf: string) {
  const thread = await myThread(context, threadIdOf);
  await context.db.transaction(async (tx) => {
    await tx.delete(assistantMessages).where(eq(threadId, thread.id));
    await tx.delete(assistantThreads).where(eq(assistantThreads.id, thread.id));
  });
}

interface Said {
  id?: string;
  role: AssistantMessage["role"];
  parts: MessagePart[];
  answeredBy?: AssistantMessage["answeredBy"];
  state?: AssistantMessage["state"];
  /** The question whose answers it takes the place of. */
  after?: string;
}
/** Keeps what was said, and puts its thread on top; one that was deleted meanwhile keeps nothing. */
export function say(
  { db, now }: UserContext,
  thread: ThreadRow,
  { after, ...said }: Said,
): Promise<MessageRow> {
  return db.transaction(async (tx) => {
    const at = now();
    const [kept] = await tx
      .update(assistantThreads)
      .set({ changedAt: at })
      .where(eq(assistantThreads.id, thread.id))
      .returning({ id: assistantThreads.id });
    if (!kept) throw notFound("Thread");
    if (after) await tx.delete(assistantMessages).where(and(eq(threadId, thread.id), gt(id, after)));
    const row = { id: newId(), threadId: thread.id, createdAt: at, ...said };
    const [message] = await tx.insert(assistantMessages).values(row).returning();
    return message!;
  });
}

/** What the viewer thinks of an answer. */
export async function rate(context: UserContext, messageId: string, feedback: AssistantMessage["feedback"]) {
  const [found] = await context.db
    .select({ threadId })
    .from(assistantMessages)
    .where(and(eq(id, messageId), eq(role, "assistant")));
  if (!found) throw notFound("Message");
  await myThread(context, found.threadId);
  const [message] = await context.db
    .update(assistantMessages)
    .set({ feedback })
    .where(eq(id, messageId))
    .returning();
  const [shown] = await asKept(context.db, [message!]);
  return shown!;
}

/** Messages as they may be read again. */
async function asKept(db: Reader, messages: MessageRow[]): Promise<MessageRow[]> {
  return withClosed(db, await withoutDeleted(db, messages));
}

/** Threads of a hiring team's member end with their place on the team. */
function isMine(context: UserContext, side?: Side): SQL | undefined {
  const { userId, candidateId, companyId } = context.viewer;
  const mine: SQL[] = [sql`false`];
  if (side !== "company" && asCandidate(context)) mine.push(eq(assistantThreads.candidateId, candidateId!));
  if (side !== "candidate" && asCompany(context)) mine.push(eq(assistantThreads.companyId, companyId!));
  return and(eq(assistantThreads.userId, userId), or(...mine));
}
