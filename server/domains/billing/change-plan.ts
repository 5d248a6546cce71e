import type { PlanName } from "#shared/plans/plans.data.ts";
import type { CompanyContext } from "#server/context.ts";
import { conflict, notFound } from "#server/errors/refusal.ts";
import { type Attempted, attempt, keepAttempt } from "./charge.ts";
import { showPlan } from "./show-plan.ts";
import { findSubscription } from "./subscriptions.ts";
import { type Change, turn } from "./turn.ts";
import { versionFor } from "./versions.ts";

/** Changes the plan of the caller's company, pays what that costs, and shows it as it is afterwards. */
export async function changePlan(context: CompanyContext, companyId: string, change: Change) {
  const { db, config, viewer, now } = context;
  if (companyId !== viewer.companyId) throw notFound("Company");
  const turning = { companyId, config, now: now(), viewer };
  const { invoiceId } = await db.transaction((tx) => turn(tx, turning, change));
  if (invoiceId) await pay(context, invoiceId);
  return showPlan(context, companyId);
}

/** A company keeps the version of a plan it has. */
export async function subscribe(
  context: CompanyContext,
  companyId: string,
  { plan, expectedTotal }: { plan: PlanName; expectedTotal?: number | undefined },
) {
  const version = versionFor(await findSubscription(context.db, companyId), plan);
  return changePlan(context, companyId, { event: "subscribe", version, expectedTotal });
}

/** Where the provider doesn't say what became of it, the task asks again. */
async function pay(context: CompanyContext, invoiceId: string) {
  const { db, config, outside, now } = context;
  let attempted: Attempted | null;
  try {
    attempted = await attempt(db, outside, invoiceId);
  } catch (error) {
    outside.report("a payment", error);
    return;
  }
  if (!attempted) return;
  await db.transaction((tx) => keepAttempt(tx, { config, now: now() }, attempted));
  const { outcome } = attempted;
  if (outcome.state === "refused")
    throw conflict("PAYMENT_REFUSED", `${outcome.why} Nothing was charged. Try another card.`);
}
