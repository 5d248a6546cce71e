import { eq } from "drizzle-orm";
import type { OwnData } from "#server/domains/accounts/index.ts";
import { recentSearches } from "./tables.ts";

export const searchData: OwnData = {
  async show(db, { userId }) {
    return {
      recentSearches: await db.select().from(recentSearches).where(eq(recentSearches.userId, userId)),
    };
  },
  async erase(tx, { userId }) {
    await tx.delete(recentSearches).where(eq(recentSearches.userId, userId));
  },
};
