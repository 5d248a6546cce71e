export { billingEvents } from "./events.ts";
export { setFeature } from "./set-feature.ts";
export { invoiceTransfers } from "./invoices.ts";
export { invoiceForRewards } from "./reward-invoices.ts";
export { keepNews } from "./keep-news.ts";
export { billingData } from "./own-data.ts";
export { dueDaysOf, rewardsPausedSince } from "./unpaid-rewards.ts";
export { companiesWithout, heldBy, holdingOf, planOf, whyBeyondPlan, withPlan } from "./subscriptions.ts";
export { creditNoteNames, documentsOf, invoiceNames, paymentMethodNames } from "./names.ts";
