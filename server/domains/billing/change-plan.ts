import type { AnyPlanName } from "#shared/plans/plans.data.ts";
import type { UserViewer } from "#server/context.ts";
import type { Owner } from "./owners.ts";
import { type Paying, pay } from "./pay-invoice.ts";
import { findSubscription } from "./subscriptions.ts";
import { type Change, turn } from "./turn.ts";
import { versionFor } from "./versions.ts";

type Changing = Paying & { viewer: UserViewer };

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
