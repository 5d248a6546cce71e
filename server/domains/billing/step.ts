import { type PlanVersionId, graceDays, trialDays } from "#shared/plans/plans.data.ts";
import { conflict } from "#server/errors/refusal.ts";
import { daysLater, monthsLater } from "./periods.ts";
import type { Period } from "./invoices.ts";
import { freeVersions } from "./owners.ts";
import { type Amounts, type Tax, monthOf, quote } from "./quote.ts";
import type { Subscription } from "./subscriptions.ts";
import { type Outcome, type PlanEvent, refusals, transitions } from "./transitions.data.ts";

export interface Occasion {
  event: PlanEvent;
  /** When it happens, which may be before it is noticed. */
  now: Date;
  timeZone: string;
  tax: Tax;
  /** What is subscribed to, or was paid for. */
  version?: PlanVersionId;
}

/** What becomes of a plan, the invoice that this makes, and whether one that is open is owed no more. */
export interface Step {
  after: Subscription;
  invoice?: Amounts & { grants: PlanVersionId | null };
  /** What the invoice is for, where that has begun. */
  period?: Period;
  voidsOpen?: boolean;
  /** Only what would begin another plan is owed no more. */
  voidsUpgrade?: boolean;
}

/** What a plan becomes by an event. */
export function step(before: Subscription, occasion: Occasion): Step {
  const outcome = transitions[before.ownerKind][before.state][occasion.event];
  if (outcome === null) throw conflict("INVALID_STATE", refusals[before.state], { state: before.state });
  return outcomes[outcome]({ ...before, changedAt: occasion.now }, occasion);
}

/** When the clock next does something to a plan. */
export function nextMoment({
  state,
  periodEnd,
  graceEnd,
}: Subscription): { at: Date; event: PlanEvent } | null {
  if (state === "trial") return { at: periodEnd!, event: "trialEnds" };
  if (state === "active") return { at: periodEnd!, event: "periodEnds" };
  return state === "grace" ? { at: graceEnd!, event: "graceEnds" } : null;
}

const ended = { next: null, anchor: null, periods: 0, periodEnd: null, graceEnd: null };

const outcomes: Record<Outcome, (subscription: Subscription, occasion: Occasion) => Step> = {
  free: (subscription) => ({
    after: { ...subscription, ...ended, state: "free", version: freeVersions[subscription.ownerKind] },
    voidsOpen: true,
  }),
  trial: startTrial,
  active: (subscription, occasion) =>
    occasion.event === "planPaid"
      ? begin(subscription, occasion)
      : { after: { ...subscription, state: "active", graceEnd: null } },
  grace: (subscription, { now, timeZone }) => ({
    after: {
      ...subscription,
      state: "grace",
      graceEnd: subscription.graceEnd ?? daysLater(now, graceDays, timeZone),
    },
  }),
  standby: (subscription) => ({
    after: {
      ...subscription,
      ...ended,
      state: "standby",
      // A trial is had once.
      version: subscription.state === "trial" ? "launch-1" : subscription.version,
    },
    voidsOpen: true,
  }),
  "free later": (subscription) => ({
    after: { ...subscription, next: freeVersions[subscription.ownerKind] },
    voidsUpgrade: true,
  }),
  "standby later": (subscription) => ({ after: { ...subscription, next: "standby" }, voidsUpgrade: true }),
  "as before": (subscription, occasion) =>
    subscription.version === "launch-1"
      ? outcomes.free(subscription, occasion)
      : askForMoney(subscription, { ...occasion, version: subscription.version }),
  "as it is": (subscription) => ({ after: subscription, voidsUpgrade: true }),
  invoice: askForMoney,
  "next period": nextPeriod,
};

function startTrial(subscription: Subscription, { now, timeZone }: Occasion): Step {
  if (subscription.trialUsedAt)
    throw conflict("TRIAL_USED", "Your company has already had its free trial. Choose a plan instead.");
  const periodEnd = daysLater(now, trialDays, timeZone);
  return { after: { ...subscription, state: "trial", version: "core-1", trialUsedAt: now, periodEnd } };
}

/** A larger plan counts at once, for what is left of the period; a smaller one begins when it ends. */
function askForMoney(subscription: Subscription, occasion: Occasion): Step {
  const version = occasion.version!;
  const { later, ...amounts } = quote(subscription, version, occasion);
  if (later && version === subscription.version) return { after: { ...subscription, next: null } };
  // What was chosen last counts, also where a larger plan is paid a little later.
  if (later) return { after: { ...subscription, next: version }, voidsUpgrade: true };
  if (amounts.total === 0) return begin(subscription, occasion);
  return { after: subscription, invoice: { ...amounts, grants: version } };
}

function begin(subscription: Subscription, { version, now, timeZone }: Occasion): Step {
  const after = { ...subscription, state: "active" as const, version: version!, next: null, graceEnd: null };
  if (subscription.state === "active") return { after };
  return { after: { ...after, anchor: now, periods: 1, periodEnd: monthsLater(now, 1, timeZone) } };
}

/** One more period, or what was chosen for this moment. An upgrade that nobody paid for is forgotten. */
function nextPeriod(subscription: Subscription, occasion: Occasion): Step {
  const { next } = subscription;
  if (next === "standby") return outcomes.standby(subscription, occasion);
  if (next === freeVersions[subscription.ownerKind]) return outcomes.free(subscription, occasion);
  const version = next ?? subscription.version;
  const amounts = monthOf(subscription, version, occasion.tax);
  const periods = subscription.periods + 1;
  const periodEnd = monthsLater(subscription.anchor!, periods, occasion.timeZone);
  return {
    after: { ...subscription, version, next: null, periods, periodEnd },
    voidsOpen: true,
    ...(amounts.total > 0 && {
      invoice: { ...amounts, grants: null },
      period: { from: occasion.now, to: periodEnd },
    }),
  };
}
