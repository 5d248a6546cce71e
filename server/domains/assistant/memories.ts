import { and, count, desc, eq, inArray } from "drizzle-orm";
import { mostMemories } from "#contract/assistant-shapes.ts";
import type { CandidateContext } from "#server/context.ts";
import { newId } from "#server/database/ids.ts";
import type { Reader } from "#server/database/open.ts";
import { conflict, notFound } from "#server/errors/refusal.ts";
import { botMemories, memoryChoices } from "./tables.ts";

type Asker = Pick<CandidateContext, "db" | "viewer">;

export async function listMemories({ db, viewer: { candidateId } }: Asker) {
  const [on, memories] = await Promise.all([isMemoryOn(db, candidateId), memoriesOf(db, candidateId)]);
  return { on, memories };
}

/** What answers may use: nothing while memory is off. */
export async function usableMemories(asker: Asker) {
  const { on, memories } = await listMemories(asker);
  return on ? memories : [];
}

export async function remember({ db, viewer, now }: CandidateContext, content: string) {
  const { candidateId } = viewer;
  const [kept] = await db
    .select({ number: count() })
    .from(botMemories)
    .where(eq(botMemories.candidateId, candidateId));
  if (kept!.number >= mostMemories)
    throw conflict(
      "TOO_MANY_MEMORIES",
      `You have ${mostMemories} memories, which is the maximum. Delete one you no longer need first.`,
    );
  const at = now();
  const [row] = await db
    .insert(botMemories)
    .values({ id: newId(), candidateId, content, createdAt: at, changedAt: at })
    .returning();
  return row!;
}

export async function changeMemory({ db, viewer, now }: CandidateContext, id: string, content: string) {
  const [row] = await db
    .update(botMemories)
    .set({ content, changedAt: now() })
    .where(isMine(viewer.candidateId, id))
    .returning();
  if (!row) throw notFound("Memory");
  return row;
}

export async function forget({ db, viewer }: CandidateContext, id: string) {
  const [row] = await db.delete(botMemories).where(isMine(viewer.candidateId, id)).returning();
  if (!row) throw notFound("Memory");
}

export async function switchMemory({ db, viewer: { candidateId } }: CandidateContext, on: boolean) {
  await db
    .insert(memoryChoices)
    .values({ candidateId, on })
    .onConflictDoUpdate({ target: memoryChoices.candidateId, set: { on } });
  return { on };
}

async function isMemoryOn(db: Reader, candidateId: string): Promise<boolean> {
  const [choice] = await db.select().from(memoryChoices).where(eq(memoryChoices.candidateId, candidateId));
  return choice?.on ?? true;
}

function memoriesOf(db: Reader, candidateId: string) {
  return db
    .select()
    .from(botMemories)
    .where(eq(botMemories.candidateId, candidateId))
    .orderBy(desc(botMemories.id));
}

/** What those among these memories say now that nobody deleted. */
export async function memoriesLeft(db: Reader, ids: string[]): Promise<Map<string, string>> {
  const { id, content } = botMemories;
  const rows = await db.select({ id, content }).from(botMemories).where(inArray(id, ids));
  return new Map(rows.map((row) => [row.id, row.content]));
}

/** What is to be confirmed before a memory is forgotten. */
export function forgetLabel(content: string) {
  return `Forget “${content}”`;
}

function isMine(candidateId: string, id: string) {
  return and(eq(botMemories.id, id), eq(botMemories.candidateId, candidateId));
}
