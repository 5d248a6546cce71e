import { eq } from "drizzle-orm";
import type { AuthenticatedContext } from "#server/context.ts";
import type { Transaction } from "#server/database/open.ts";
import { useLink } from "#server/domains/accounts/index.ts";
import { Refusal, conflict, invalid, notFound } from "#server/errors/refusal.ts";
import { companyClaims } from "../tables.ts";
import { findMyClaim, txtRecordOf } from "./select-claims.ts";
import { type Claim, settleClaim } from "./settle-claims.ts";

/** The link was opened that went to the claim's address, by the person who asked. */
export async function confirmClaim({ db, viewer, now }: AuthenticatedContext, token: string) {
  await db.transaction(async (tx) => {
    const link = await useLink(tx, { kinds: ["company-claim"], secret: token, now: now() });
    const claim = link && (await findClaim(tx, link.subject));
    if (!claim || claim.userId !== viewer.userId)
      throw invalid(
        "This link has already been used or has expired, or belongs to another account. Sign in with the account that asked, or ask again.",
        { token: "Ask again" },
        "LINK_EXPIRED",
      );
    await settleClaim(tx, claim.id, now());
  });
  return { claim: (await findMyClaim(db, viewer.userId!))! };
}

/** Whoever can publish a record at a domain runs it, also without a mailbox there. */
export async function proveByDns({ db, viewer, now, outside }: AuthenticatedContext) {
  const mine = viewer.userId ? await findMyClaim(db, viewer.userId) : null;
  if (!mine) throw notFound("Claim");
  if (mine.state !== "unconfirmed")
    throw conflict("CLAIM_DECIDED", "This claim is past this step. Reload the page to see where it is.");
  const records = await outside.dns.textRecords(mine.domain).catch(() => {
    throw new Refusal(502, "DNS_FAILED", `We couldn’t look up ${mine.domain}. Try again in a few minutes.`);
  });
  if (!records.some((record) => record.trim() === txtRecordOf(mine.id)))
    throw conflict(
      "RECORD_MISSING",
      `We didn’t find the record at ${mine.domain} yet. New records can take an hour to show. Check it and try again.`,
    );
  await db.transaction((tx) => settleClaim(tx, mine.id, now()));
  return { claim: (await findMyClaim(db, mine.userId))! };
}

async function findClaim(tx: Transaction, id: string): Promise<Claim | undefined> {
  const [claim] = await tx.select().from(companyClaims).where(eq(companyClaims.id, id));
  return claim;
}
