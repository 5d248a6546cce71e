import { eq } from "drizzle-orm";
import type { AuthenticatedContext } from "#server/context.ts";
import { users } from "./tables.ts";

/** Remembers which first words a person has read, on every device; answers with all of them. */
export function markTipsSeen(
  { db, viewer }: AuthenticatedContext,
  tips: string[],
): Promise<string[]> | string[] {
  const { userId } = viewer;
  if (!userId) return [];
  return db.transaction(async (tx) => {
    const [user] = await tx
      .select({ seen: users.seenTips })
      .from(users)
      .where(eq(users.id, userId))
      .for("update");
    const seen = [...new Set([...(user?.seen ?? []), ...tips])];
    await tx.update(users).set({ seenTips: seen }).where(eq(users.id, userId));
    return seen;
  });
}
