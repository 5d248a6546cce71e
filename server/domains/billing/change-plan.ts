import type { AnyPlanName } from "#shared/plans/plans.data.ts";
import type { Context, UserViewer } from "#server/context.ts";
import { conflict } from "#server/errors/refusal.ts";
import { type Attempted, attempt, keepAttempt } from "./charge.ts";
import type { Owner } from "./owners.ts";
import { findSubscription } from "./subscriptions.ts";
import { type Change, turn } from "./turn.ts";
import { versionFor } from "./versions.ts";

type Changing = Pick<Context, "db" | "config" | "outside" | "now"> & { viewer: UserViewer };

/** Changes a plan and pays what that costs. */
export async function changePlan(context: Changing, owner: Owner, change: Change) {
  const { db, config, viewer, now } = context;
  const { invoiceId } = await db.transaction((tx) => turn(tx, { owner, config, now: now(), viewer }, change));
  if (invoiceId) await pay(context, invoiceId);
}

/** Who has a plan keeps its version. */
export async function subscribe(
  context: Changing,
  owner: Owner,
  { plan, expectedTotal }: { plan: AnyPlanName; expectedTotal?: number | undefined },
) {
  const version = versionFor(await findSubscription(context.db, owner), plan);
  return changePlan(context, owner, { event: "subscribe", version, expectedTotal });
}

/** Where the provider doesn't say what became of it, the task asks again. */
async function pay(context: Changing, invoiceId: string) {
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
