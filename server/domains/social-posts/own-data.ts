import { and, eq } from "drizzle-orm";
import type { OwnData } from "#server/domains/accounts/index.ts";
import { socialPosts } from "./tables.ts";

/** Posts are the company's; who is gone is not reminded of them anymore. */
export const socialPostData: OwnData = {
  async show(db, { userId }) {
    return { socialPosts: await db.select().from(socialPosts).where(eq(socialPosts.userId, userId)) };
  },
  async erase(tx, { userId, companyId }) {
    if (!companyId) return;
    await tx
      .update(socialPosts)
      .set({ remindAt: null })
      .where(and(eq(socialPosts.userId, userId), eq(socialPosts.companyId, companyId)));
  },
};
