import type { PlanState } from "#shared/plans/can.ts";

export const planEvents = [
  "startTrial",
  "subscribe",
  /** The invoice of a plan that was subscribed to is paid. */
  "planPaid",
  "downgrade",
  "cancel",
  /** What was bought and isn’t paid for yet is taken back by who bought it. */
  "cancelPurchase",
  /** The provider couldn’t be reached about what was bought. */
  "purchaseLapses",
  "exitStandby",
  "trialEnds",
  "periodEnds",
  /** The payment of one more period. */
  "paymentFails",
  "paymentArrives",
  "graceEnds",
] as const;
export type PlanEvent = (typeof planEvents)[number];

/** What an event leads to: a state at once, or what `step.ts` does about it. */
export type Outcome =
  | PlanState
  /** What the plan costs is invoiced; it begins once that is paid. */
  | "invoice"
  | "free later"
  | "standby later"
  | "next period"
  | "as before"
  /** The plan stays, and what would begin another one is owed no more. */
  | "as it is";

const never = {
  startTrial: null,
  subscribe: null,
  planPaid: null,
  downgrade: null,
  cancel: null,
  cancelPurchase: null,
  purchaseLapses: null,
  exitStandby: null,
  trialEnds: null,
  periodEnds: null,
  paymentFails: null,
  paymentArrives: null,
  graceEnds: null,
} satisfies Record<PlanEvent, null>;

/** Wherever something can be bought. */
const buying = { cancelPurchase: "as it is", purchaseLapses: "as it is" } as const;

type Transitions = Record<PlanState, Record<PlanEvent, Outcome | null>>;
/** What becomes of a company's plan; null is refused. */
const ofCompanies: Transitions = {
  free: {
    ...never,
    ...buying,
    startTrial: "trial",
    subscribe: "invoice",
    planPaid: "active",
    downgrade: "standby",
  },
  trial: {
    ...never,
    ...buying,
    subscribe: "invoice",
    planPaid: "active",
    downgrade: "standby",
    cancel: "free",
    trialEnds: "free",
  },
  active: {
    ...never,
    ...buying,
    subscribe: "invoice",
    planPaid: "active",
    downgrade: "standby later",
    cancel: "free later",
    periodEnds: "next period",
    paymentFails: "grace",
    paymentArrives: "active",
  },
  grace: {
    ...never,
    downgrade: "standby",
    cancel: "free",
    paymentFails: "grace",
    paymentArrives: "active",
    graceEnds: "standby",
  },
  standby: {
    ...never,
    ...buying,
    subscribe: "invoice",
    planPaid: "active",
    cancel: "free",
    exitStandby: "as before",
  },
};

/** What becomes of a job seeker's, who has neither trial nor standby. */
const ofSeekers: Transitions = {
  free: { ...never, ...buying, subscribe: "invoice", planPaid: "active" },
  trial: never,
  active: {
    ...never,
    ...buying,
    subscribe: "invoice",
    planPaid: "active",
    cancel: "free later",
    periodEnds: "next period",
    paymentFails: "grace",
    paymentArrives: "active",
  },
  grace: { ...never, cancel: "free", paymentFails: "grace", paymentArrives: "active", graceEnds: "free" },
  standby: never,
};

export const transitions = { company: ofCompanies, candidate: ofSeekers };

/** Why something is refused, by the state it is refused in. */
export const refusals: Record<PlanState, string> = {
  free: "You’re on the free plan, so there’s nothing to end. Choose a plan instead.",
  trial: "Your trial is still running. Choose a plan, or let it end.",
  active: "You already have a plan. Change it, or cancel it first.",
  grace: "Your last payment failed. Update your card first, then change your plan.",
  standby: "Your company is in standby. Leave standby first.",
};
