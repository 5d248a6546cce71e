export { exchangeEvents } from "./events.ts";
export { countApplication, exchangeBehind, followLink } from "./follow-link.ts";
export { sumAds } from "./spending/sum-ads.ts";
export { hasAdCosts } from "./spending/queries.ts";
export { saveExchanges } from "./save-exchanges.ts";
export { presentExchange } from "./present.ts";
export { isClick, visitorOf } from "./rules.ts";
export { type JobExchange, listedExchanges } from "./queries.ts";
