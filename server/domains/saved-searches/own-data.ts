import { eq } from "drizzle-orm";
import type { OwnData } from "#server/domains/accounts/index.ts";
import { savedSearches } from "./tables.ts";

export const savedSearchData: OwnData = {
  async show(db, { userId }) {
    return { savedSearches: await db.select().from(savedSearches).where(eq(savedSearches.userId, userId)) };
  },
  async erase(tx, { userId }) {
    await tx.delete(savedSearches).where(eq(savedSearches.userId, userId));
  },
};
