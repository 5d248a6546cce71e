import { and, asc, desc, eq } from "drizzle-orm";
import { audit } from "#server/audit/audit.ts";
import type { AuthenticatedContext } from "#server/context.ts";
import type { Reader, Transaction } from "#server/database/open.ts";
import {
  type ProvenEmail,
  addRole,
  findUser,
  onEmailProven,
  rolesOfUser,
  users,
} from "#server/domains/accounts/index.ts";
import { publish } from "#server/events/events.ts";
import { newId } from "#server/database/ids.ts";
import { claimAccepted } from "#server/emails/claim-accepted.ts";
import { claimDeclined } from "#server/emails/claim-declined.ts";
import { enqueueEmail } from "#server/outside/mail/outbox.ts";
import { conflict, notFound } from "#server/errors/refusal.ts";
import { emailMatchesDomain } from "#shared/links/email.ts";
import { holdDomains } from "./prove-company.ts";
import { type Company, findProvenCompany, hasTeam, lockCompany } from "./queries.ts";
import { companies, companyClaims } from "./tables.ts";
import { companyEvents } from "./events.ts";

type Claim = typeof companyClaims.$inferSelect;
const looksAfterItself = "This company already has a hiring team. Ask a teammate to invite you.";

/** Remembers that somebody asks for a known company; nothing is theirs before their mailbox is proven. */
export async function addClaim(
  tx: Transaction,
  wanted: Pick<Claim, "companyId" | "userId" | "email" | "domain">,
  now: Date,
) {
  await tx.insert(companyClaims).values({ ...wanted, id: newId(), createdAt: now });
}

/** The address is proven: at the known domain of the company it is theirs, otherwise an administrator looks. */
export async function settleClaims(tx: Transaction, { userId, email, now }: ProvenEmail) {
  const open = await tx
    .select()
    .from(companyClaims)
    .where(and(eq(companyClaims.userId, userId), eq(companyClaims.state, "unconfirmed")));
  for (const claim of open) {
    await holdDomains(tx);
    const company = await lockCompany(tx, claim.companyId);
    const reason = await obstacle(tx, claim, company);
    if (reason) await saveClaim(tx, claim.id, { state: "refused", reason, decidedAt: now });
    else if (company.companyEmailDomain && emailMatchesDomain(email, company.companyEmailDomain))
      await takeOver(tx, { claim, company, now });
    else await saveClaim(tx, claim.id, { state: "waiting" });
  }
}
onEmailProven(settleClaims);

/** Why the company can no longer be given to the claimant. */
async function obstacle(tx: Transaction, claim: Claim, company: Company): Promise<string | null> {
  if (company.isManaged || (await hasTeam(tx, company.id))) return looksAfterItself;
  if ((await rolesOfUser(tx, claim.userId)).some(({ kind }) => kind === "companyAdmin"))
    return "This account already belongs to a hiring team.";
  if (await findProvenCompany(tx, claim.domain)) return `A company at ${claim.domain} already hires here.`;
  return null;
}

/** The company is the claimant's: they are its first team member, and its domain is proven. */
async function takeOver(
  tx: Transaction,
  { claim, company, now }: { claim: Claim; company: Company; now: Date },
) {
  const data = { companyId: company.id, userId: claim.userId };
  await tx
    .update(companies)
    .set({ isManaged: true, companyEmailDomain: claim.domain, provenAt: now, changedAt: now })
    .where(eq(companies.id, company.id));
  await addRole(tx, { ...data, kind: "companyAdmin", now });
  await saveClaim(tx, claim.id, { state: "accepted", decidedAt: now });
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

async function saveClaim(tx: Transaction, id: string, changes: Partial<Claim>) {
  await tx.update(companyClaims).set(changes).where(eq(companyClaims.id, id));
}

export async function showMyClaim({ db, viewer }: AuthenticatedContext) {
  if (!viewer.userId) return { claim: null };
  const [row] = await selectClaims(db)
    .where(eq(companyClaims.userId, viewer.userId))
    .orderBy(desc(companyClaims.createdAt))
    .limit(1);
  return { claim: row ? present(row) : null };
}

export async function listClaims({ db }: AuthenticatedContext) {
  const rows = await selectClaims(db)
    .where(eq(companyClaims.state, "waiting"))
    .orderBy(asc(companyClaims.createdAt));
  return rows.map(present);
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
      const reason = await obstacle(tx, claim, company);
      if (reason) throw conflict("CLAIM_IMPOSSIBLE", reason);
      await takeOver(tx, { claim, company, now: now() });
    }
    await audit(
      tx,
      { viewer, now: now() },
      {
        action: `companyClaim.${status}`,
        subject: { kind: "companyClaim", id, companyId: company.id },
        after: { state: status },
        why: reason ?? null,
      },
    );
    await tell(tx, context, { claim, company, status, reason });
    const [row] = await selectClaims(tx).where(eq(companyClaims.id, id));
    return present(row!);
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

function selectClaims(db: Reader) {
  return db
    .select({ claim: companyClaims, company: companies, fullName: users.fullName })
    .from(companyClaims)
    .innerJoin(companies, eq(companies.id, companyClaims.companyId))
    .innerJoin(users, eq(users.id, companyClaims.userId))
    .$dynamic();
}

function present({ claim, company, fullName }: { claim: Claim; company: Company; fullName: string }) {
  const { companyName, slug: companySlug, openJobsCount } = company;
  return { ...claim, companyName, companySlug, openJobsCount, fullName };
}
