import { sql } from "drizzle-orm";
import { namesOf } from "#server/database/names-of.ts";
import { bankAccounts, drops, payouts } from "./tables.ts";

/** What the audit log calls them. */
export const bankAccountNames = namesOf(
  bankAccounts,
  sql<string>`${bankAccounts.holder} || ', account ending in ' || ${bankAccounts.lastFour}`,
);
export const payoutNames = namesOf(payouts, sql<string>`${payouts.holder} || ', ' || ${payouts.to}`);
export const dropNames = namesOf(drops, drops.title);
