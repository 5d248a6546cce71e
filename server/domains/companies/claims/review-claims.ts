import { asc, eq } from "drizzle-orm";
import { audit } from "#server/audit/audit.ts";
import type { AuthenticatedContext } from "#server/context.ts";
import type { Transaction } from "#server/database/open.ts";
import { findUser, refuseForDisabled } from "#server/domains/accounts/index.ts";
import { claimAccepted } from "#server/emails/claim-accepted.ts";
import { claimDeclined } from "#server/emails/claim-declined.ts";
import { conflict, notFound } from "#server/errors/refusal.ts";
import { enqueueEmail } from "#server/outside/mail/outbox.ts";
import { holdDomains } from "../prove-company.ts";
import { type Company, lockCompany } from "../queries.ts";
import { companyClaims } from "../tables.ts";
import { presentReviewed, selectClaims } from "./select-claims.ts";
import { looksAfterItself } from "./rules.ts";
import { type Claim, obstacle, saveClaim, takeOver } from "./settle-claims.ts";

export async function listClaims({ db }: AuthenticatedContext) {
  const rows = await selectClaims(db)
    .where(eq(companyClaims.state, "waiting"))
    .orderBy(asc(companyClaims.createdAt));
  return presentReviewed(db, rows);
}

interface Decision {
  status: "accepted" | "refused";
  reason?: string | undefined;
}
/** An administrator says whether a claim is right; the person learns of it by email. */
export function decideClaim(context: AuthenticatedContext, id: string, { status, reason }: Decision) {
  const { db, viewer, now } = context;
  return db.transaction(async (tx) => {
    await holdDomains(tx);
    const [claim] = await tx.select().from(companyClaims).where(eq(companyClaims.id, id)).for("update");
    if (!claim) throw notFound("Claim");
    if (claim.state !== "waiting") throw conflict("CLAIM_DECIDED", "This claim has already been decided.");
    const company = await lockCompany(tx, claim.companyId);
    if (status === "refused")
      await saveClaim(tx, id, { state: "refused", reason: reason ?? null, decidedAt: now() });
    else {
      await refuseForDisabled(tx, claim.userId);
      const reason = await obstacle(tx, claim, company);
      if (reason) throw conflict("CLAIM_IMPOSSIBLE", reason);
      await takeOver(tx, { claim, company, now: now() });
    }
    await audit(
      tx,
      { viewer, now: now() },
      {
        action: `companyClaim.${status}`,
        subject: { kind: "companyClaim", id, companyId: company.id, personId: claim.userId },
        after: { state: status },
        why: reason ?? null,
      },
    );
    await tell(tx, context, { claim, company, status, reason });
    const [row] = await selectClaims(tx).where(eq(companyClaims.id, id));
    return (await presentReviewed(tx, [row!]))[0]!;
  });
}

async function tell(
  tx: Transaction,
  { config, now }: AuthenticatedContext,
  { claim, company, status, reason }: Decision & { claim: Claim; company: Company },
) {
  const name = (await findUser(tx, claim.userId))?.fullName ?? null;
  const footer = { postalAddress: config.MAIL_ADDRESS };
  const data = { name, company: company.companyName };
  const email =
    status === "accepted"
      ? claimAccepted.render({ ...data, url: `${config.publicUrl}/hire/jobs` }, footer)
      : claimDeclined.render(
          { ...data, reason: reason ?? looksAfterItself, url: `${config.publicUrl}/hire/sign-up` },
          footer,
        );
  await enqueueEmail(tx, { to: claim.email, userId: claim.userId, category: "account", email }, now());
}
