import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { idColumn, instant } from "#server/database/columns.ts";

/** "pending" holds what may be moved; a row of its own decides about it: "posted" moves it, "void" lets it go. "reversed" takes a posted one back. */
export const transferStages = ["pending", "posted", "void", "reversed"] as const;
export type TransferStage = (typeof transferStages)[number];
/** What counts for the balance, what is held back from it, and what may come. */
export const layers = ["posted", "held", "coming"] as const;
export type Layer = (typeof layers)[number];

/** Where value is, in one currency. Both sums follow the entries by trigger (`after-migrations.sql`); nothing else changes them. */
export const ledgerAccounts = pgTable(
  "ledger_accounts",
  {
    id: idColumn(),
    /** From the general to the special, such as receivable:company:<id>. */
    name: text().notNull(),
    currency: text().notNull(),
    /** Whether it may owe. */
    mayGoNegative: boolean("may_go_negative").notNull(),
    balance: bigint({ mode: "number" }).notNull().default(0),
    held: bigint({ mode: "number" }).notNull().default(0),
    openedAt: instant("opened_at").notNull(),
  },
  (table) => [
    uniqueIndex("ledger_accounts_by_name").on(table.name, table.currency),
    unique("ledger_accounts_of_currency").on(table.id, table.currency),
    check("ledger_accounts_covered", sql`may_go_negative or balance + held >= 0`),
  ],
);

/** What moved, and why. Only grows. */
export const ledgerTransfers = pgTable(
  "ledger_transfers",
  {
    id: idColumn(),
    /** Says the same of the same move, however often it is asked for. */
    key: text().notNull(),
    /** Of the stage, words and entries that the key was used with, not of the time. */
    fingerprint: text().notNull(),
    stage: text().$type<TransferStage>().notNull(),
    /** The transfer that this one decides about, or takes back. */
    ofId: uuid("of_id"),
    memo: text().notNull(),
    at: instant("at").notNull(),
  },
  (table) => [
    uniqueIndex("ledger_transfers_by_key").on(table.key),
    uniqueIndex("ledger_transfers_decided_once")
      .on(table.ofId)
      .where(sql`stage in ('posted', 'void')`),
    uniqueIndex("ledger_transfers_reversed_once")
      .on(table.ofId)
      .where(sql`stage = 'reversed'`),
    index("ledger_transfers_by_time").on(table.at, table.id),
    check(
      "ledger_transfers_stage",
      sql`stage in ('pending', 'posted') or (stage in ('void', 'reversed') and of_id is not null)`,
    ),
  ],
);

/** What a transfer adds to an account, in minor units. Only grows; those of one transfer sum to zero in each currency when it is committed. */
export const ledgerEntries = pgTable(
  "ledger_entries",
  {
    nth: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    /** No foreign key: checking one takes the right to change transfers, which no one has. The constraint that balances looks for it. */
    transferId: uuid("transfer_id").notNull(),
    accountId: uuid("account_id").notNull(),
    currency: text().notNull(),
    layer: text().$type<Layer>().notNull(),
    amount: bigint({ mode: "number" }).notNull(),
    /** This and the columns below repeat the transfer, so that a long statement reads one table. */
    memo: text().notNull(),
    at: instant("at").notNull(),
    /** What the transfer’s key begins with, up to its first colon. */
    kind: text().notNull(),
  },
  (table) => [
    foreignKey({
      columns: [table.accountId, table.currency],
      foreignColumns: [ledgerAccounts.id, ledgerAccounts.currency],
    }),
    index("ledger_entries_by_account").on(table.accountId, table.layer, table.at, table.nth),
    index("ledger_entries_by_transfer").on(table.transferId),
    check("ledger_entries_layer", sql`layer in ('posted', 'held', 'coming') and amount <> 0`),
  ],
);
