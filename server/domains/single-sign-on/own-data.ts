import { eq } from "drizzle-orm";
import type { OwnData } from "#server/domains/accounts/index.ts";
import { endEnforcementExcepting } from "./end-enforcement.ts";
import { ssoAttempts, ssoConnections, ssoIdentities } from "./tables.ts";

/** By which name a company's provider knows a person. */
export const singleSignOnData: OwnData = {
  async show(db, { userId }) {
    const identities = await db
      .select({
        issuer: ssoConnections.issuer,
        subject: ssoIdentities.subject,
        since: ssoIdentities.createdAt,
      })
      .from(ssoIdentities)
      .innerJoin(ssoConnections, eq(ssoConnections.id, ssoIdentities.connectionId))
      .where(eq(ssoIdentities.userId, userId));
    return { singleSignOn: identities };
  },
  async erase(tx, { userId }, now) {
    await tx.delete(ssoIdentities).where(eq(ssoIdentities.userId, userId));
    await tx.delete(ssoAttempts).where(eq(ssoAttempts.testerId, userId));
    await endEnforcementExcepting(tx, userId, now);
  },
};
