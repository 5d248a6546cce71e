export { countApplication, exchangeBehind, followLink } from "./follow-link.ts";
export { keepExchanges } from "./keep-exchanges.ts";
export { presentExchange } from "./present.ts";
export { isClick } from "./rules.ts";
export { type JobExchange, listedExchanges } from "./queries.ts";
