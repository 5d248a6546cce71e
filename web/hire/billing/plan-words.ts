import type { CompanyPlan, PlanOffer } from "#contract/billing.ts";
import { planTitles } from "#shared/plans/plan-words.ts";
import { longDay } from "#web/shared/billing/money-words.ts";

/** How a plan stands, in a sentence. */
export function planSentence({ state, plan, nextPlan, periodEnd, graceEnd }: CompanyPlan) {
  const title = planTitles[plan];
  if (state === "free") return "Your company is on Launch, the free plan.";
  if (state === "trial")
    return `You’re trying ${title} for free until ${longDay(periodEnd!)}. Then your company is on Launch again, unless you choose a plan.`;
  if (state === "grace")
    return `We couldn’t collect your last payment. Update your card by ${longDay(graceEnd!)}, or your company moves to standby.`;
  if (state === "standby")
    return "Your company is in standby. You can read, export and answer candidates, and you owe nothing.";
  if (nextPlan === "standby") return `You’re on ${title} until ${longDay(periodEnd!)}. Then standby begins.`;
  if (nextPlan) return `You’re on ${title} until ${longDay(periodEnd!)}, then on ${planTitles[nextPlan]}.`;
  return `You’re on ${title}. It renews on ${longDay(periodEnd!)}.`;
}

/** What a plan includes that others don’t. */
export function includedText({ bulkUpload }: PlanOffer) {
  return `Upload up to ${bulkUpload.toLocaleString("en-US")} new people a month`;
}
