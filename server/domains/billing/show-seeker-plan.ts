import { type SeekerPlanName, planVersions, seekerPlanNames } from "#shared/plans/plans.data.ts";
import type { CandidateContext } from "#server/context.ts";
import { timeZoneOfOwner } from "./owners.ts";
import { quote } from "./quote.ts";
import { listInvoices } from "./present-invoices.ts";
import { findSubscription, listMethods } from "./subscriptions.ts";
import { taxOf } from "./turn.ts";
import { versionFor } from "./versions.ts";

export function seekerOf({ viewer }: Pick<CandidateContext, "viewer">) {
  return { kind: "candidate", id: viewer.candidateId } as const;
}

/** The plan of a job seeker, with the cards that pay for it and its invoices. */
export async function showSeekerPlan(context: CandidateContext) {
  const { db, outside } = context;
  const owner = seekerOf(context);
  const subscription = await findSubscription(db, owner);
  const { version, next } = subscription;
  return {
    ...subscription,
    plan: planVersions[version].plan as SeekerPlanName,
    nextPlan: next && next !== "standby" ? (planVersions[next].plan as SeekerPlanName) : null,
    paymentsReady: outside.payments !== null,
    methods: await listMethods(db, owner.id),
    invoices: await listInvoices(db, owner.id),
  };
}

/** What each plan includes, and what choosing it costs today. */
export async function listSeekerPlans(context: CandidateContext) {
  const { db, config, now } = context;
  const owner = seekerOf(context);
  const subscription = await findSubscription(db, owner);
  const at = { now: now(), timeZone: await timeZoneOfOwner(db, owner), tax: taxOf(config) };
  return seekerPlanNames.map((plan) => {
    const version = versionFor(subscription, plan);
    const { price, includes } = planVersions[version];
    const due = price ? quote(subscription, version, at) : null;
    return { plan, price: price ?? 0, applications: includes.boardApplications, due };
  });
}
