import { and, eq, sql } from "drizzle-orm";
import { type AccountFlags, accountFlagNames } from "#contract/company-shapes.ts";
import type { AuthenticatedContext } from "#server/context.ts";
import type { Transaction } from "#server/database/open.ts";
import { invalid, notFound } from "#server/errors/refusal.ts";
import { flagsOf, presentCompany } from "./present.ts";
import { findCompany } from "./queries.ts";
import { companies } from "./tables.ts";

export type FlagName = (typeof accountFlagNames)[number];

/** What sets a flag. */
const toDo: Record<FlagName, string> = {
  profileComplete: "Complete the company profile",
  jobsAdded: "Publish a job",
  paymentAdded: "Add a payment method",
  communityAdded: "Advertise a job in a community",
  teamAdded: "Invite a teammate who joins",
  websiteConnected: "Connect your website",
  referralProgramSelected: "Choose a referral program",
};

/** A first time that counts, kept by the use case that did it. */
export async function markDone(tx: Transaction, companyId: string, flag: FlagName) {
  const done = JSON.stringify({ [flag]: true });
  await tx
    .update(companies)
    .set({ accountFlags: sql`${companies.accountFlags} || ${done}::jsonb` })
    .where(and(eq(companies.id, companyId), sql`not ${companies.accountFlags} @> ${done}::jsonb`));
}

/** The company has a way to pay; called by billing in the transaction that keeps it. */
export function markPaymentAdded(tx: Transaction, companyId: string) {
  return markDone(tx, companyId, "paymentAdded");
}

/** The company pays for referrals; called by rewards in the transaction that keeps its terms. */
export function markReferralProgramSelected(tx: Transaction, companyId: string) {
  return markDone(tx, companyId, "referralProgramSelected");
}

/** Flags follow what was done: what is said of them is compared with it, and changes nothing. */
export async function checkAccountFlags(
  { db, viewer }: AuthenticatedContext,
  id: string,
  said: Partial<AccountFlags>,
) {
  const company = viewer.companyId === id ? await findCompany(db, id) : undefined;
  if (!company) throw notFound("Company");
  const done = flagsOf(company);
  const wrong = accountFlagNames.filter((name) => said[name] !== undefined && said[name] !== done[name]);
  if (wrong.length)
    throw invalid(
      "These marks follow what your company has done. Do what’s named and they change automatically.",
      Object.fromEntries(wrong.map((name) => [name, done[name] ? "This is done already" : toDo[name]])),
    );
  return presentCompany(company, id);
}
