export { billingEvents } from "./events.ts";
export { keepNews } from "./keep-news.ts";
export { holdingOf, withPlan } from "./subscriptions.ts";
