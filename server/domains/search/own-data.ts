import { eq } from "drizzle-orm";
import type { OwnData } from "#server/domains/accounts/index.ts";
import { recentSearches, savedSearches } from "./tables.ts";

export const searchData: OwnData = {
  async show(db, { userId }) {
    return {
      savedSearches: await db.select().from(savedSearches).where(eq(savedSearches.userId, userId)),
      recentSearches: await db.select().from(recentSearches).where(eq(recentSearches.userId, userId)),
    };
  },
  async erase(tx, { userId }) {
    await tx.delete(savedSearches).where(eq(savedSearches.userId, userId));
    await tx.delete(recentSearches).where(eq(recentSearches.userId, userId));
  },
};
