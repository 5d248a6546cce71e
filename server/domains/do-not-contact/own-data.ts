import { eq } from "drizzle-orm";
import type { OwnData } from "#server/domains/accounts/index.ts";
import { contactObjections } from "./tables.ts";

export const doNotContactData: OwnData = {
  async show(db, { candidateId }) {
    if (!candidateId) return {};
    const { companyId, at } = contactObjections;
    const rows = await db
      .select({ companyId, at })
      .from(contactObjections)
      .where(eq(contactObjections.candidateId, candidateId));
    return { doNotContact: rows };
  },
  /** What was asked stands; what is left says of no one who asked. */
  async erase(tx, { candidateId }) {
    if (!candidateId) return;
    await tx
      .update(contactObjections)
      .set({ candidateId: null })
      .where(eq(contactObjections.candidateId, candidateId));
  },
};
