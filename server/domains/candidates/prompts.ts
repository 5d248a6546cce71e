import { and, asc, eq } from "drizzle-orm";
import { mostPrompts, promptUnanswered } from "#contract/candidate-prompts.ts";
import type { CandidateContext } from "#server/context.ts";
import { newId } from "#server/database/ids.ts";
import type { Reader } from "#server/database/open.ts";
import { invalid, notFound } from "#server/errors/refusal.ts";
import { readFilter } from "#server/http/filter.ts";
import { candidatePrompts } from "./tables.ts";

type PromptRow = typeof candidatePrompts.$inferSelect;
type Fields = Pick<PromptRow, "prompt" | "answer" | "completed">;

const { id, candidateId, completed, createdAt } = candidatePrompts;
const oldestFirst = [asc(createdAt), asc(id)];

export async function listPrompts({ db, viewer }: CandidateContext, filter: string | undefined) {
  const asked = readFilter(filter, { columns: { id, candidateId, completed, createdAt } });
  return db
    .select()
    .from(candidatePrompts)
    .where(and(asked.where, eq(candidateId, viewer.candidateId)))
    .orderBy(...(asked.orderBy.length ? asked.orderBy : oldestFirst))
    .limit(asked.limit)
    .offset(asked.offset);
}

/** What a person answered, as their profile is shown to others: never a draft. */
export function completedPromptsOf(db: Reader, owner: string): Promise<PromptRow[]> {
  return db
    .select()
    .from(candidatePrompts)
    .where(and(eq(candidateId, owner), completed))
    .orderBy(...oldestFirst);
}

export async function readPrompt({ db, viewer }: CandidateContext, rowId: string): Promise<PromptRow> {
  const [row] = await db.select().from(candidatePrompts).where(mine(viewer.candidateId, rowId));
  if (!row) throw notFound("Prompt");
  return row;
}

export async function addPrompt({ db, viewer, now }: CandidateContext, fields: Fields) {
  refuseUnanswered(fields);
  if ((await db.$count(candidatePrompts, eq(candidateId, viewer.candidateId))) >= mostPrompts)
    throw invalid(`A profile has up to ${mostPrompts} prompts. Remove one first.`, {
      prompt: "Remove a prompt first",
    });
  const row = { ...fields, id: newId(), candidateId: viewer.candidateId, createdAt: now() };
  await db.insert(candidatePrompts).values(row);
  return row;
}

export async function changePrompt(context: CandidateContext, rowId: string, changes: Partial<Fields>) {
  const own = mine(context.viewer.candidateId, rowId);
  return context.db.transaction(async (tx) => {
    const [before] = await tx.select().from(candidatePrompts).where(own).for("update");
    if (!before) throw notFound("Prompt");
    const changed = { ...before, ...changes };
    refuseUnanswered(changed);
    const { prompt, answer, completed: ready } = changed;
    await tx.update(candidatePrompts).set({ prompt, answer, completed: ready }).where(own);
    return changed;
  });
}

export async function removePrompt({ db, viewer }: CandidateContext, rowId: string) {
  const gone = await db.delete(candidatePrompts).where(mine(viewer.candidateId, rowId)).returning();
  if (!gone.length) throw notFound("Prompt");
}

function refuseUnanswered({ answer, completed: ready }: Fields) {
  if (ready && !answer) throw invalid(promptUnanswered, { answer: promptUnanswered });
}

/** The only door to a prompt: its owner's. */
function mine(owner: string, rowId: string) {
  return and(eq(id, rowId), eq(candidateId, owner));
}
