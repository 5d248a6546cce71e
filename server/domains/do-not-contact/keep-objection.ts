import { and, eq } from "drizzle-orm";
import type { CandidateContext } from "#server/context.ts";
import type { Transaction } from "#server/database/open.ts";
import { findUser } from "#server/domains/accounts/index.ts";
import { myCandidate } from "#server/domains/candidates/index.ts";
import { companies, findCompany } from "#server/domains/companies/index.ts";
import { notFound } from "#server/errors/refusal.ts";
import { publish } from "#server/events/events.ts";
import { type Addresses, type Secret, hashesOf } from "./asked-not-to.ts";
import { doNotContactEvents } from "./events.ts";
import { contactObjections } from "./tables.ts";

interface Objection {
  companyId: string;
  person: Addresses;
  candidateId: string | null;
  now: Date;
}
/** From now on the company writes to none of the person's addresses. */
export async function keepObjection(
  tx: Transaction,
  config: Secret,
  { companyId, person, candidateId, now }: Objection,
) {
  const rows = hashesOf(config, companyId, person).map((addressHash) => ({
    companyId,
    addressHash,
    candidateId,
    at: now,
  }));
  if (!rows.length) return;
  const { companyId: company, addressHash } = contactObjections;
  const insert = tx.insert(contactObjections).values(rows);
  await (candidateId
    ? insert.onConflictDoUpdate({ target: [company, addressHash], set: { candidateId } })
    : insert.onConflictDoNothing());
}

interface Choice {
  candidateId: string;
  companyId: string;
}
/** Someone with an account asks a company not to write to them, or takes it back. */
export async function setDoNotContact(
  context: CandidateContext,
  { candidateId, companyId }: Choice,
  on: boolean,
) {
  const { db, config, viewer, now } = context;
  await myCandidate(context, candidateId);
  await db.transaction(async (tx) => {
    const user = await findUser(tx, viewer.userId);
    if (!user || !(await findCompany(tx, companyId))) throw notFound("Company");
    // A profile elsewhere that anyone can name is not theirs to speak for.
    const person = { email: user.email, linkedIn: null };
    if (on) await keepObjection(tx, config, { companyId, person, candidateId, now: now() });
    else await tx.delete(contactObjections).where(mine({ candidateId, companyId }));
    const data = { candidateId, companyId, userId: viewer.userId, on };
    await publish(tx, doNotContactEvents.changed, { data, at: now() });
  });
  return { on };
}

function mine({ candidateId, companyId }: Choice) {
  return and(eq(contactObjections.companyId, companyId), eq(contactObjections.candidateId, candidateId));
}

/** The companies someone asked not to write to them, the latest first. */
export async function listDoNotContact(context: CandidateContext, candidateId: string) {
  await myCandidate(context, candidateId);
  const rows = await context.db
    .selectDistinctOn([companies.id], {
      id: companies.id,
      companyName: companies.companyName,
      slug: companies.slug,
      companyLogo: companies.companyLogo,
      at: contactObjections.at,
    })
    .from(contactObjections)
    .innerJoin(companies, eq(companies.id, contactObjections.companyId))
    .where(eq(contactObjections.candidateId, candidateId))
    .orderBy(companies.id, contactObjections.at);
  return rows.toSorted((one, other) => other.at.getTime() - one.at.getTime());
}
