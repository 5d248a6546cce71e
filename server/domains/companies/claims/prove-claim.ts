import { eq } from "drizzle-orm";
import type { AuthenticatedContext } from "#server/context.ts";
import type { Transaction } from "#server/database/open.ts";
import { type VerificationKind, useLink } from "#server/domains/accounts/index.ts";
import { Refusal, conflict, invalid, notFound } from "#server/errors/refusal.ts";
import { showRequests } from "../team/join-requests.ts";
import { companyClaims, teamInvites } from "../tables.ts";
import { findMyClaim, showMyClaim, txtRecordOf } from "./select-claims.ts";
import { type Claim, settleClaim } from "./settle-claims.ts";

/** The link was opened that went to the address of a claim or of a request to join, by the person who asked. */
export async function confirmClaim(context: AuthenticatedContext, token: string) {
  const { db, viewer, now } = context;
  await db.transaction(async (tx) => {
    const kinds: VerificationKind[] = ["company-claim", "team-request"];
    const link = await useLink(tx, { kinds, secret: token, now: now() });
    const claim = link?.kind === "company-claim" && (await findClaim(tx, link.subject));
    const request = link?.kind === "team-request" && (await findRequest(tx, link.subject));
    const userId = viewer.userId!;
    if (claim && claim.userId === userId) await settleClaim(tx, claim.id, now());
    else if (request && request.requestedBy === userId)
      await showRequests(tx, { userId, email: request.email, now: now() });
    else
      throw invalid(
        "This link has already been used or has expired, or belongs to another account. Sign in with the account that asked, or ask again.",
        { token: "Ask again" },
        "LINK_EXPIRED",
      );
  });
  return showMyClaim(context);
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

async function findRequest(tx: Transaction, id: string) {
  const [request] = await tx.select().from(teamInvites).where(eq(teamInvites.id, id));
  return request;
}
async function findClaim(tx: Transaction, id: string): Promise<Claim | undefined> {
  const [claim] = await tx.select().from(companyClaims).where(eq(companyClaims.id, id));
  return claim;
}
