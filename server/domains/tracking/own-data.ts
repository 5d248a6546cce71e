import { eq } from "drizzle-orm";
import type { OwnData } from "#server/domains/accounts/index.ts";
import { pageSubscriptions } from "./tables.ts";

/** What visitors did is known by a random id in their browser alone: they erase it where they chose. */
export const trackingData: OwnData = {
  async show(db, { email }) {
    if (!email) return {};
    return {
      pageSubscriptions: await db.select().from(pageSubscriptions).where(eq(pageSubscriptions.email, email)),
    };
  },
  async erase(tx, { email }) {
    if (email) await tx.delete(pageSubscriptions).where(eq(pageSubscriptions.email, email));
  },
};
