import { accounts } from "./accounts.ts";

/** Everything the product's API promises, by domain. */
export const contract = { accounts };
export type ProductContract = typeof contract;
