import { eq } from "drizzle-orm";
import type { OwnData } from "#server/domains/accounts/index.ts";
import { apiKeys, webhookDeliveries } from "./tables.ts";

export const integrationData: OwnData = {
  async show(db, { userId }) {
    const keys = await db
      .select({ name: apiKeys.name, scopes: apiKeys.scopes, createdAt: apiKeys.createdAt })
      .from(apiKeys)
      .where(eq(apiKeys.userId, userId));
    return { apiKeys: keys };
  },
  /** Keys act for their maker, so they go with them; what was told of a candidate leaves the log. */
  async erase(tx, { userId, candidateId }) {
    await tx.delete(apiKeys).where(eq(apiKeys.userId, userId));
    if (candidateId) await tx.delete(webhookDeliveries).where(eq(webhookDeliveries.candidateId, candidateId));
  },
};
