import { domainToUnicode } from "node:url";
import { and, eq } from "drizzle-orm";
import { audit } from "#server/audit/audit.ts";
import type { Transaction } from "#server/database/open.ts";
import { newId } from "#server/database/ids.ts";
import {
  type ProvenEmail,
  addRole,
  onEmailProven,
  rolesOfUser,
  switchOffTeam,
} from "#server/domains/accounts/index.ts";
import { publish } from "#server/events/events.ts";
import { withHttps } from "#shared/links/url.ts";
import { companyEvents } from "../events.ts";
import { holdDomains } from "../prove-company.ts";
import { type Company, findProvenCompany, isClaimable, lockCompany } from "../queries.ts";
import { showRequests } from "../team/join-requests.ts";
import { leaveWaitList } from "../wait-list/entries.ts";
import { companies, companyClaims } from "../tables.ts";
import { auditEnded, endOtherClaims } from "./end-other-claims.ts";
import { looksAfterItself, needsReview } from "./rules.ts";

export type Claim = typeof companyClaims.$inferSelect;

interface Wanted extends Pick<Claim, "companyId" | "userId" | "email" | "domain"> {
  linkedInUrl?: string | undefined;
}
/** Remembers that someone asks for a known company; nothing is theirs before the domain is proven. Asking again replaces what was open. */
export async function addClaim(
  tx: Transaction,
  { linkedInUrl, ...wanted }: Wanted,
  now: Date,
): Promise<Claim> {
  await tx
    .delete(companyClaims)
    .where(and(eq(companyClaims.userId, wanted.userId), eq(companyClaims.state, "unconfirmed")));
  return insertClaim(tx, { ...wanted, linkedInUrl, createdAt: now });
}

/** Remembers who signed a company up that was not known, with the profile they gave. */
export function keepFounder(tx: Transaction, wanted: Wanted, now: Date) {
  return insertClaim(tx, { ...wanted, state: "founded", createdAt: now, decidedAt: now });
}

async function insertClaim(
  tx: Transaction,
  {
    linkedInUrl,
    ...claim
  }: Wanted & Pick<typeof companyClaims.$inferInsert, "state" | "createdAt" | "decidedAt">,
) {
  const [made] = await tx
    .insert(companyClaims)
    .values({ ...claim, linkedInUrl: linkedInUrl ? withHttps(linkedInUrl) : null, id: newId() })
    .returning();
  return made!;
}

/** The account's address is proven, and with it the claims that were made by it. */
export async function settleClaims(tx: Transaction, { userId, email, now }: ProvenEmail) {
  const open = await tx
    .select({ id: companyClaims.id })
    .from(companyClaims)
    .where(
      and(
        eq(companyClaims.userId, userId),
        eq(companyClaims.email, email),
        eq(companyClaims.state, "unconfirmed"),
      ),
    );
  for (const { id } of open) await settleClaim(tx, id, now);
}
onEmailProven(settleClaims);

/** The claim's domain is proven: where it is known as the company's it is theirs, otherwise an administrator looks. */
export async function settleClaim(tx: Transaction, id: string, now: Date) {
  await holdDomains(tx);
  const [claim] = await tx.select().from(companyClaims).where(eq(companyClaims.id, id)).for("update");
  if (claim?.state !== "unconfirmed") return;
  const company = await lockCompany(tx, claim.companyId);
  const reason = await obstacle(tx, claim, company);
  if (reason) {
    await saveClaim(tx, claim.id, { state: "refused", reason, decidedAt: now });
    if (reason === looksAfterItself) await auditEnded(tx, [claim], now);
    await showRequests(tx, { ...claim, now });
  } else if (needsReview(claim, company)) await saveClaim(tx, claim.id, { state: "waiting" });
  else await takeOver(tx, { claim, company, now });
}

/** Why the company can no longer be given to the claimant. */
export async function obstacle(tx: Transaction, claim: Claim, company: Company): Promise<string | null> {
  if (!(await isClaimable(tx, company))) return looksAfterItself;
  if ((await rolesOfUser(tx, claim.userId)).some(({ kind }) => kind === "companyAdmin"))
    return "This account already belongs to a hiring team.";
  const holder = await findProvenCompany(tx, claim.domain);
  if (holder && holder.id !== company.id)
    return `A company at ${domainToUnicode(claim.domain)} already hires here.`;
  return null;
}

/** The company is the claimant's: they are its first team member, and its domain is proven. */
export async function takeOver(
  tx: Transaction,
  { claim, company, now }: { claim: Claim; company: Company; now: Date },
) {
  const data = { companyId: company.id, userId: claim.userId };
  await tx
    .update(companies)
    .set({ isManaged: true, companyEmailDomain: claim.domain, provenAt: now, changedAt: now })
    .where(eq(companies.id, company.id));
  if (company.isManaged) {
    // The former team, whose accounts we disabled, stays off it, and its card and plan go.
    await switchOffTeam(tx, company.id);
    await publish(tx, companyEvents.teamGone, { data: { companyId: company.id }, at: now });
  }
  await addRole(tx, { ...data, kind: "companyAdmin", now });
  await leaveWaitList(tx, claim.userId, now);
  await saveClaim(tx, claim.id, { state: "accepted", decidedAt: now });
  await endOtherClaims(tx, claim, now);
  await audit(
    tx,
    { viewer: { userId: claim.userId, adminId: null }, now },
    {
      action: "company.claimed",
      subject: { kind: "company", id: company.id, companyId: company.id },
      before: { companyEmailDomain: company.companyEmailDomain },
      after: { companyEmailDomain: claim.domain },
    },
  );
  await publish(tx, companyEvents.signedUp, { data, at: now });
  await publish(tx, companyEvents.changed, { data: { companyId: company.id }, at: now });
}

export async function saveClaim(tx: Transaction, id: string, changes: Partial<Claim>) {
  await tx.update(companyClaims).set(changes).where(eq(companyClaims.id, id));
}
