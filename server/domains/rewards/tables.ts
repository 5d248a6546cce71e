import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { PayoutState } from "#contract/payouts.ts";
import type { endReasons, paymentStates, transactionKinds } from "#contract/rewards.ts";
import { idColumn, instant } from "#server/database/columns.ts";

/** What a company pays for a referral that leads to a hire; of a job where it has terms of its own. */
export const referralPrograms = pgTable(
  "referral_programs",
  {
    id: idColumn(),
    companyId: uuid("company_id").notNull(),
    jobId: uuid("job_id"),
    hireBonus: bigint("hire_bonus", { mode: "number" }),
    currency: text().notNull(),
    payoutDelay: integer("payout_delay").notNull(),
    payments: integer().notNull(),
    /** Of the company's own terms alone. */
    mostAYear: bigint("most_a_year", { mode: "number" }),
    changedAt: instant("changed_at").notNull(),
  },
  (table) => [
    uniqueIndex("referral_programs_of_company")
      .on(table.companyId)
      .where(sql`job_id is null`),
    uniqueIndex("referral_programs_of_job").on(table.jobId),
  ],
);

/** Who was hired through whom; the terms as they were on that day. */
export const referralHires = pgTable(
  "referral_hires",
  {
    id: idColumn(),
    applicationId: uuid("application_id").notNull(),
    companyId: uuid("company_id").notNull(),
    jobId: uuid("job_id").notNull(),
    jobTitle: text("job_title").notNull(),
    candidateId: uuid("candidate_id").notNull(),
    employeeId: uuid("employee_id").notNull(),
    userId: uuid("user_id").notNull(),
    bonus: bigint({ mode: "number" }).notNull(),
    currency: text().notNull(),
    hiredAt: instant("hired_at").notNull(),
    /** When it will end, as the company knows ahead. */
    endsAt: instant("ends_at"),
    endedAt: instant("ended_at"),
    endReason: text("end_reason").$type<(typeof endReasons)[number]>(),
    /** Until when the team can say that the person stays after all; null where nothing was lost or that came too late. */
    mayStayUntil: instant("may_stay_until"),
  },
  (table) => [
    uniqueIndex("referral_hires_by_application")
      .on(table.applicationId)
      .where(sql`ended_at is null`),
    index("referral_hires_by_company").on(table.companyId, table.hiredAt),
    index("referral_hires_by_employee").on(table.employeeId, table.hiredAt),
  ],
);

/** The parts a bonus is paid in; each is a transfer of the ledger. */
export const referralPayments = pgTable(
  "referral_payments",
  {
    id: idColumn(),
    hireId: uuid("hire_id")
      .notNull()
      .references(() => referralHires.id),
    amount: bigint({ mode: "number" }).notNull(),
    dueAt: instant("due_at").notNull(),
    state: text().$type<(typeof paymentStates)[number]>().notNull().default("pending"),
    transferId: uuid("transfer_id").notNull(),
    /** What asks the company for it. */
    invoiceId: uuid("invoice_id"),
  },
  (table) => [
    index("referral_payments_by_hire").on(table.hireId, table.dueAt),
    index("referral_payments_by_invoice").on(table.invoiceId),
  ],
);

/** What happened to someone's rewards, in words they read. */
export const rewardTransactions = pgTable(
  "reward_transactions",
  {
    id: idColumn(),
    userId: uuid("user_id").notNull(),
    kind: text().$type<(typeof transactionKinds)[number]>().notNull(),
    amount: bigint({ mode: "number" }).notNull(),
    currency: text().notNull(),
    about: text().notNull(),
    at: instant("at").notNull(),
    read: boolean().notNull().default(false),
  },
  (table) => [index("reward_transactions_by_user").on(table.userId, table.at)],
);

/** Where someone's rewards are paid to. */
export const bankAccounts = pgTable(
  "bank_accounts",
  {
    id: idColumn(),
    userId: uuid("user_id").notNull(),
    kind: text().$type<"iban" | "us">().notNull(),
    holder: text().notNull(),
    country: text().notNull(),
    lastFour: text("last_four").notNull(),
    /** Its numbers, sealed by the installation's secret. */
    numbers: text().notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [index("bank_accounts_by_user").on(table.userId)],
);

/** Rewards on their way to a bank account. */
export const payouts = pgTable(
  "payouts",
  {
    id: idColumn(),
    userId: uuid("user_id").notNull(),
    /** Says the same of the same request, however often it is sent. */
    key: uuid().notNull(),
    bankAccountId: uuid("bank_account_id").notNull(),
    /** As it reads, also after the account was removed. */
    to: text().notNull(),
    holder: text().notNull(),
    amount: bigint({ mode: "number" }).notNull(),
    currency: text().notNull(),
    state: text().$type<PayoutState>().notNull().default("requested"),
    transferId: uuid("transfer_id").notNull(),
    approvedBy: uuid("approved_by"),
    sentBy: uuid("sent_by"),
    reference: text(),
    reason: text(),
    requestedAt: instant("requested_at").notNull(),
    changedAt: instant("changed_at").notNull(),
  },
  (table) => [
    uniqueIndex("payouts_by_key").on(table.userId, table.key),
    index("payouts_by_state").on(table.state, table.requestedAt),
  ],
);

/** Small rewards for the first employees who claim them. */
export const drops = pgTable(
  "drops",
  {
    id: idColumn(),
    companyId: uuid("company_id").notNull(),
    title: text().notNull(),
    details: text().notNull(),
    amount: bigint({ mode: "number" }).notNull(),
    currency: text().notNull(),
    stock: integer().notNull(),
    claimed: integer().notNull().default(0),
    expiresAt: instant("expires_at").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [index("drops_by_company").on(table.companyId, table.createdAt)],
);

export const dropClaims = pgTable(
  "drop_claims",
  {
    dropId: uuid("drop_id")
      .notNull()
      .references(() => drops.id),
    userId: uuid("user_id").notNull(),
    at: instant("at").notNull(),
    /** Null of claims from before companies were asked for them. */
    transferId: uuid("transfer_id"),
    /** What asks the company for it. */
    invoiceId: uuid("invoice_id"),
  },
  (table) => [
    primaryKey({ columns: [table.dropId, table.userId] }),
    index("drop_claims_by_invoice").on(table.invoiceId),
  ],
);
