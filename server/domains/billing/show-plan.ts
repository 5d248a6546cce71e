import { type PlanName, planNames, planVersions } from "#shared/plans/plans.data.ts";
import type { AuthenticatedContext } from "#server/context.ts";
import { notFound } from "#server/errors/refusal.ts";
import { listInvoices } from "./present-invoices.ts";
import { versionFor } from "./versions.ts";
import { timeZoneOfOwner } from "./owners.ts";
import { quote } from "./quote.ts";
import { type Subscription, findSubscription } from "./subscriptions.ts";
import { taxOf } from "./turn.ts";

/** The plan of the caller's company, what others would cost today, and its invoices. */
export async function showPlan(context: AuthenticatedContext, companyId: string) {
  const { db, config, viewer, now, outside } = context;
  if (companyId !== viewer.companyId) throw notFound("Company");
  const owner = { kind: "company", id: companyId } as const;
  const subscription = await findSubscription(db, owner);
  const at = { now: now(), timeZone: await timeZoneOfOwner(db, owner), tax: taxOf(config) };
  return {
    ...subscription,
    plan: planVersions[subscription.version].plan as PlanName,
    nextPlan: nextOf(subscription),
    trialUsed: subscription.trialUsedAt !== null,
    paymentsReady: outside.payments !== null,
    offers: planNames.map((plan) => offerOf(subscription, plan, at)),
    invoices: await listInvoices(db, companyId),
  };
}

function offerOf(subscription: Subscription, plan: PlanName, at: Parameters<typeof quote>[2]) {
  const version = versionFor(subscription, plan);
  const { includes } = planVersions[version];
  const price = planVersions[version].price ?? subscription.proPrice;
  return {
    plan,
    price,
    bulkUpload: includes.bulkUpload,
    due: price ? quote(subscription, version, at) : null,
  };
}

function nextOf({ next }: Subscription) {
  return next && (next === "standby" ? next : (planVersions[next].plan as PlanName));
}
