import type { Templates } from "./notification-template.ts";
import { both } from "./notification-places.data.ts";

const ofPlan = { channels: both, category: "team", url: "/hire/company/plan" } as const;

/** Of plans, payments and invoices. */
export const billingNotifications: Pick<Templates, Extract<keyof Templates, `billing.${string}`>> = {
  "billing.paymentFailed": {
    team: {
      ...ofPlan,
      type: "error",
      title: "A payment failed",
      text: "We couldn’t collect the payment for the plan of {{company.name}}. Everything stays on for {{days}}. Update the card, and we’ll try again at once.",
      action: "Update the card",
    },
  },
  "billing.seekerPaymentFailed": {
    candidate: {
      channels: ["app"],
      category: "applications",
      type: "error",
      title: "A payment failed",
      text: "We couldn’t collect the payment for your Plus plan. You keep Plus for {{days}}. Add another card, and we’ll charge it at once.",
      url: "/settings#plan",
      action: "Add a card",
    },
  },
  "billing.seekerPlanEnded": {
    candidate: {
      channels: ["app"],
      category: "applications",
      type: "warning",
      title: "You’re on the free plan now",
      text: "We couldn’t collect the payment for Plus. You owe nothing, and you can choose Plus again at any time.",
      url: "/settings#plan",
      action: "View plan",
    },
  },
  "billing.refunded": {
    named: {
      ...ofPlan,
      title: "Refund of {{total}}",
      text: "We’re refunding {{total}} to the card of {{company.name}}. It usually arrives within 10 days. The credit note is on your plan, beside its invoice.",
      action: "View invoices",
    },
  },
  "billing.seekerRefunded": {
    candidate: {
      channels: both,
      category: "applications",
      title: "Refund of {{total}}",
      text: "We’re refunding {{total}} to your card. It usually arrives within 10 days. The credit note is in your settings, beside its invoice.",
      url: "/settings#plan",
      action: "View invoices",
    },
  },
  "billing.paymentReturned": {
    named: {
      ...ofPlan,
      title: "We’re sending back {{total}}",
      text: "{{why}} The {{total}} from the card of {{company.name}} goes back to it, usually within 10 days.",
      action: "View plan",
    },
  },
  "billing.seekerPaymentReturned": {
    candidate: {
      channels: both,
      category: "applications",
      title: "We’re sending back {{total}}",
      text: "{{why}} The {{total}} from your card goes back to it, usually within 10 days.",
      url: "/settings#plan",
      action: "View plan",
    },
  },
  "billing.purchaseLapsed": {
    named: {
      ...ofPlan,
      type: "warning",
      title: "Your purchase of {{total}} was canceled",
      text: "We couldn’t reach our payment provider for a day, so the plan that {{company.name}} bought didn’t begin. Nothing is owed. If the card was charged after all, the money goes back to it. You can choose the plan again.",
      action: "View plans",
    },
  },
  "billing.seekerPurchaseLapsed": {
    candidate: {
      channels: both,
      category: "applications",
      type: "warning",
      title: "Your purchase of {{total}} was canceled",
      text: "We couldn’t reach our payment provider for a day, so the plan you bought didn’t begin. You owe nothing. If your card was charged after all, the money goes back to it. You can choose the plan again.",
      url: "/settings#plan",
      action: "View plan",
    },
  },
  "billing.refundFailed": {
    named: {
      ...ofPlan,
      type: "error",
      title: "The refund of {{total}} failed",
      text: "The card of {{company.name}} couldn’t take the refund of {{total}}, so its credit note is void. We’ll refund it another way and may ask you where to.",
      action: "View invoices",
    },
  },
  "billing.seekerRefundFailed": {
    candidate: {
      channels: both,
      category: "applications",
      type: "error",
      title: "The refund of {{total}} failed",
      text: "Your card couldn’t take the refund of {{total}}, so its credit note is void. We’ll refund it another way and may ask you where to.",
      url: "/settings#plan",
      action: "View invoices",
    },
  },
  "billing.rewardsInvoiced": {
    named: {
      ...ofPlan,
      title: "Invoice for referral rewards: {{total}}",
      text: "{{company.name}} owes its employees rewards for referrals. We’ll charge your card, and employees can withdraw the rewards once the invoice is paid.",
      action: "View invoice",
    },
  },
  "billing.rewardsUnpaid": {
    named: {
      ...ofPlan,
      type: "error",
      title: "Referral rewards of {{total}} couldn’t be paid",
      text: "We couldn’t collect the payment for referral rewards of {{company.name}}, so your employees are still waiting for them. Add a card, and we’ll charge it at once.",
      action: "Add a card",
    },
  },
  "billing.rewardsReminder": {
    named: [
      {
        ...ofPlan,
        when: "soon",
        title: "Referral rewards of {{total}} are due {{due}}",
        text: "We couldn’t collect the payment for referral rewards of {{company.name}} yet, so your employees are still waiting. Pay the invoice by {{due}}.",
        action: "Pay invoice",
      },
      {
        ...ofPlan,
        when: "due",
        type: "warning",
        title: "Referral rewards of {{total}} are due today",
        text: "The invoice for referral rewards of {{company.name}} is due today, {{due}}. Your employees can withdraw the rewards once it’s paid.",
        action: "Pay invoice",
      },
      {
        ...ofPlan,
        when: "late",
        type: "error",
        title: "Referral rewards of {{total}} are overdue",
        text: "The invoice for referral rewards of {{company.name}} was due {{due}}. If it isn’t paid within 7 days, new referral bonuses and drops pause.",
        action: "Pay invoice",
      },
      {
        ...ofPlan,
        when: "paused",
        type: "error",
        title: "New referral bonuses are paused",
        text: "The invoice of {{total}} for referral rewards was due {{due}}, so new referral bonuses and drops of {{company.name}} are paused. They’re back as soon as it’s paid. Bonuses for people referred before stay promised.",
        action: "Pay invoice",
      },
    ],
    employees: {
      when: "paused",
      channels: ["app"],
      category: "team",
      type: "warning",
      title: "New referral bonuses are paused",
      text: "{{company.name}} hasn’t paid for rewards that were due {{due}}. If you refer someone now, you earn the bonus only if the pause is over when they’re hired. What you’ve earned stays yours.",
      url: "/teams/earnings",
      action: "View earnings",
    },
  },
  "billing.standbyBegan": {
    team: {
      ...ofPlan,
      type: "error",
      title: "{{company.name}} is in standby",
      text: "The plan wasn’t paid for, so {{company.name}} is in standby. You can still read, export and answer candidates. Nothing is owed.",
      action: "View plan",
    },
  },
  "billing.trialEndsSoon": {
    team: {
      ...ofPlan,
      title: "Your free trial ends {{due}}",
      text: "{{company.name}} has Core for free until {{due}}. Choose a plan by then to keep it. Otherwise you move to Launch, the free plan, and nothing is owed.",
      action: "Choose a plan",
    },
  },
  "billing.trialEnded": {
    team: {
      ...ofPlan,
      title: "Your free trial has ended",
      text: "{{company.name}} is on Launch, the free plan. Nothing is owed. Choose a plan to have Core again.",
      action: "View plans",
    },
  },
  "billing.proPriced": {
    team: {
      ...ofPlan,
      title: "Your price for Pro is ready",
      text: "You asked for Pro. Its price for {{company.name}} is on your plan, and you can start at once.",
      action: "View plan",
    },
  },
  "billing.proDeclined": {
    team: {
      ...ofPlan,
      title: "About your request for Pro",
      text: "We can’t offer Pro to {{company.name}} for now. Here’s why: {{why}} Your plan stays as it is, and you can ask again.",
      action: "View plan",
    },
  },
};
