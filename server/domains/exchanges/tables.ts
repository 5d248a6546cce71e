import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { sql } from "drizzle-orm";
import type { BudgetState } from "#contract/ad-spend.ts";
import type { Exchange } from "#contract/exchanges.ts";
import { idColumn, instant } from "#server/database/columns.ts";

/** Places outside the product where a job can be advertised. */
export const jobExchanges = pgTable(
  "job_exchanges",
  {
    id: idColumn(),
    slug: text().notNull(),
    name: text().notNull(),
    description: text().notNull(),
    type: text().$type<Exchange["type"]>().notNull(),
    url: text().notNull(),
    roleTypes: text("role_types").array().notNull().default([]),
    demographics: text().array().notNull().default([]),
    industryTags: text("industry_tags").array().notNull().default([]),
    paid: boolean().notNull(),
    price: jsonb().$type<Exchange["price"]>(),
    /** False once we no longer offer it; what was advertised there keeps its name. */
    listed: boolean().notNull().default(true),
    changedAt: instant("changed_at").notNull(),
  },
  (table) => [uniqueIndex("job_exchanges_by_slug").on(table.slug)],
);

/** The link of one job on one exchange. */
export const jobTrackers = pgTable(
  "job_trackers",
  {
    id: idColumn(),
    jobId: uuid("job_id").notNull(),
    companyId: uuid("company_id").notNull(),
    exchangeId: uuid("exchange_id")
      .notNull()
      .references(() => jobExchanges.id),
    /** The end of its address. */
    code: text().notNull(),
    status: text().$type<"live" | "paused">().notNull().default("live"),
    /** Paused by us when the budget was spent, not by the team. */
    pausedByBudget: boolean("paused_by_budget").notNull().default(false),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    uniqueIndex("job_trackers_by_code").on(table.code),
    uniqueIndex("job_trackers_by_job").on(table.jobId, table.exchangeId),
    index("job_trackers_by_company").on(table.companyId),
  ],
);

/** Who came by a link on each day: how many, never who. */
export const jobTrackerDays = pgTable(
  "job_tracker_days",
  {
    trackerId: uuid("tracker_id")
      .notNull()
      .references(() => jobTrackers.id, { onDelete: "cascade" }),
    day: date().notNull(),
    clicks: integer().notNull().default(0),
    /** Visits by programs; they are no clicks. */
    robots: integer().notNull().default(0),
    applications: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.trackerId, table.day] })],
);

/** What the advertisement of a job on an exchange cost on a day. */
export const adSpend = pgTable(
  "ad_spend",
  {
    id: idColumn(),
    companyId: uuid("company_id").notNull(),
    jobId: uuid("job_id").notNull(),
    exchangeId: uuid("exchange_id")
      .notNull()
      .references(() => jobExchanges.id),
    day: date().notNull(),
    /** In the smallest unit of its currency. */
    amount: bigint({ mode: "number" }).notNull(),
    currency: text().notNull(),
    origin: text().$type<"file" | "hand">().notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    index("ad_spend_by_job").on(table.jobId, table.day),
    index("ad_spend_by_company").on(table.companyId, table.day),
    /** A file that is read again replaces what it said before. */
    uniqueIndex("ad_spend_of_files")
      .on(table.jobId, table.exchangeId, table.day, table.currency)
      .where(sql`origin = 'file'`),
  ],
);

/** How much of its budget a job had spent when its team was last told, so that nobody is told twice. */
export const adBudgets = pgTable("ad_budgets", {
  jobId: uuid("job_id").primaryKey(),
  state: text().$type<BudgetState>().notNull().default("within"),
  changedAt: instant("changed_at").notNull(),
});
