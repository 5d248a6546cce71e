import { eq } from "drizzle-orm";
import { planTitles } from "#shared/plans/plan-words.ts";
import { planVersions } from "#shared/plans/plans.data.ts";
import type { PlanState } from "#shared/plans/can.ts";
import type { Reader } from "#server/database/open.ts";
import type { OwnData, Owner as Person } from "#server/domains/accounts/index.ts";
import { isLastOfTeam } from "#server/domains/companies/index.ts";
import { endPlanOf } from "./end-plan.ts";
import { type Owner, nameOfOwner, timeZoneOfOwner } from "./owners.ts";
import { listInvoices } from "./present-invoices.ts";
import { findSubscription, listMethods } from "./subscriptions.ts";
import { invoices, subscriptions } from "./tables.ts";

/** A job seeker's plan, cards and invoices. What was paid stays: in the ledger, which names nobody, and as an invoice without the name. */
export const billingData: OwnData = {
  async lost(db, person) {
    const plans = await Promise.all((await endingWith(db, person)).map((owner) => planLeft(db, owner)));
    return plans.filter((plan) => plan !== null);
  },
  async show(db, { candidateId }) {
    if (!candidateId) return {};
    return {
      plan: await db.select().from(subscriptions).where(eq(subscriptions.ownerId, candidateId)),
      cards: await listMethods(db, candidateId),
      invoices: await listInvoices(db, candidateId),
    };
  },
  async erase(tx, { candidateId: id }, now) {
    if (!id) return;
    await endPlanOf(tx, { kind: "candidate", id }, now);
    await tx.update(invoices).set({ buyer: "Deleted account" }).where(eq(invoices.ownerId, id));
  },
};

/** Whose plans end with someone's account: their own, and that of a company they are the last to run. */
async function endingWith(db: Reader, { userId, candidateId, companyId }: Person): Promise<Owner[]> {
  const owners: Owner[] = [];
  if (candidateId) owners.push({ kind: "candidate", id: candidateId });
  if (companyId && (await isLastOfTeam(db, { userId, companyId })))
    owners.push({ kind: "company", id: companyId });
  return owners;
}

/** What is said of a plan that ends with an account, by its state. */
const left: Partial<Record<PlanState, (plan: string, company: string, day: string) => string>> = {
  trial: (_, company, day) => `The free trial of ${company}, which runs until ${day}`,
  active: (plan, company, day) => `${company ? `${plan} at ${company}` : plan}, which is paid until ${day}`,
};

async function planLeft(db: Reader, owner: Owner) {
  const { state, version, periodEnd } = await findSubscription(db, owner);
  const said = left[state];
  if (!said || !periodEnd) return null;
  const timeZone = await timeZoneOfOwner(db, owner);
  const day = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone }).format(periodEnd);
  const company = owner.kind === "company" ? await nameOfOwner(db, owner) : "";
  return said(planTitles[planVersions[version].plan], company, day);
}
