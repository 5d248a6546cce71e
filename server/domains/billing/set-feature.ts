import type { FeatureState } from "#contract/company-support.ts";
import type { SwitchableFeature } from "#shared/plans/plans.data.ts";
import { audit } from "#server/audit/audit.ts";
import type { AdminContext } from "#server/context.ts";
import { conflict } from "#server/errors/refusal.ts";
import { publish } from "#server/events/events.ts";
import { billingEvents } from "./events.ts";
import { lockSubscription, saveSubscription } from "./subscriptions.ts";

interface Wanted {
  feature: SwitchableFeature;
  state: FeatureState;
  reason: string;
}
/** Turns a feature of one company on or off, or leaves it to the plan again; open screens of its team update. */
export function setFeature(context: AdminContext, companyId: string, { feature, state, reason }: Wanted) {
  const { db, viewer, now } = context;
  return db.transaction(async (tx) => {
    const subscription = await lockSubscription(tx, { kind: "company", id: companyId }, now());
    const { [feature]: before, ...others } = subscription.switches;
    if (stateOf(before) === state)
      throw conflict("NOTHING_CHANGED", "This feature stands like this already. Reload to see it.");
    const switches = state === "plan" ? others : { ...others, [feature]: { on: state === "on", reason } };
    await saveSubscription(tx, { ...subscription, switches, changedAt: now() });
    await audit(
      tx,
      { viewer, now: now() },
      {
        action: "company.featureSwitched",
        subject: { kind: "company", id: companyId, companyId },
        before: { [feature]: stateOf(before) },
        after: { [feature]: state },
        why: reason,
      },
    );
    await publish(tx, billingEvents.planChanged, { data: { companyId }, at: now() });
  });
}

function stateOf(switched: { on: boolean } | undefined): FeatureState {
  if (!switched) return "plan";
  return switched.on ? "on" : "off";
}
