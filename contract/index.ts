import { accounts } from "./accounts.ts";
import { files } from "./files.ts";

/** Everything the product's API promises, by domain. */
export const contract = { files, accounts };
export type ProductContract = typeof contract;
