import { eq, inArray } from "drizzle-orm";
import type { OwnData } from "#server/domains/accounts/index.ts";
import { withoutDeleted } from "./deleted-sources.ts";
import { assistantMessages, assistantThreads, botMemories, memoryChoices } from "./tables.ts";

export const assistantData: OwnData = {
  async show(db, { userId, candidateId }) {
    const threads = await db.select().from(assistantThreads).where(eq(assistantThreads.userId, userId));
    const ids = threads.map(({ id }) => id);
    return {
      assistantThreads: threads,
      assistantMessages: ids.length
        ? await withoutDeleted(
            db,
            await db.select().from(assistantMessages).where(inArray(assistantMessages.threadId, ids)),
          )
        : [],
      botMemories: candidateId
        ? await db.select().from(botMemories).where(eq(botMemories.candidateId, candidateId))
        : [],
      memoryChoice: candidateId
        ? await db.select().from(memoryChoices).where(eq(memoryChoices.candidateId, candidateId))
        : [],
    };
  },
  async erase(tx, { userId, candidateId }) {
    const threads = await tx
      .delete(assistantThreads)
      .where(eq(assistantThreads.userId, userId))
      .returning({ id: assistantThreads.id });
    const ids = threads.map(({ id }) => id);
    if (ids.length) await tx.delete(assistantMessages).where(inArray(assistantMessages.threadId, ids));
    if (!candidateId) return;
    await tx.delete(botMemories).where(eq(botMemories.candidateId, candidateId));
    await tx.delete(memoryChoices).where(eq(memoryChoices.candidateId, candidateId));
  },
};
