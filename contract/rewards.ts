import { z } from "zod";
import { anyEmployee, del, get, patch } from "./endpoint.ts";
import { checkCharge, checkMost, mostMinor } from "./reward-amounts.ts";
import { Count, CurrencyCode, Id, Instant, Money, SentCurrency } from "./shapes.ts";

const tooLarge = "This bonus is too large";
/** In dollars. */
const mostBonus = 1_000_000;
const Bonus = z
  .number({ error: "Enter the bonus" })
  .int("Enter an amount that its currency has")
  .min(1, "A bonus is more than 0")
  .max(mostMinor, tooLarge)
  .meta({ examples: [150_000] });

/** What an employee earns when someone they referred is hired. */
const terms = {
  /** In minor units; null where nothing is paid. */
  hireBonus: Bonus.nullable(),
  currency: CurrencyCode,
  /** Days from the hire to the first payment, and from each payment to the next. */
  payoutDelay: z.number().int().min(0, "At least 0 days").max(730, "At most 730 days"),
  /** In how many equal parts the bonus is paid. */
  payments: z.number().int().min(1, "At least 1 payment").max(4, "At most 4 payments"),
};
const Terms = z.object(terms);
export type Terms = z.infer<typeof Terms>;

/** What the company is charged for, at once or in parts. */
function checkTerms(
  { hireBonus, mostAYear, currency, payments: parts }: Terms & { mostAYear?: number | null | undefined },
  context: z.RefinementCtx,
) {
  if (hireBonus !== null) {
    const bonus = { amount: hireBonus, currency, field: "hireBonus" };
    checkMost(context, { ...bonus, most: mostBonus, tooLarge });
    checkCharge(context, { ...bonus, parts });
  }
  if (!mostAYear) return;
  const limit = { amount: mostAYear, currency, field: "mostAYear" };
  checkMost(context, { ...limit, most: mostBonus * 100, tooLarge: "This limit is too large" });
  checkCharge(context, { ...limit, parts: 1 });
}

export const ReferralProgram = Terms.extend({
  companyId: Id,
  /** The most that one employee can earn in a calendar year, in minor units; null without a limit. */
  mostAYear: z.number().int().nullable(),
  /** Days in which the first employee who refers a person is credited with them. */
  referralDays: z.number().int(),
  /** Since when new bonuses are paused because rewards weren’t paid for; referrals from before still count. */
  pausedSince: Instant.nullable(),
  /** Jobs with terms of their own; those without a bonus pay nothing, whatever the company does. */
  jobs: z.array(Terms.extend({ jobId: Id, jobTitle: z.string() })),
});
export type ReferralProgram = z.infer<typeof ReferralProgram>;

/** A part of a bonus is due some day, then asked of the company; once that paid, it may be withdrawn. */
export const paymentStates = ["pending", "due", "vested", "void"] as const;
const Payment = z.object({
  amount: z.number().int(),
  dueAt: Instant,
  state: z.enum(paymentStates),
  /** By when the company is to pay for it; null before it was asked. */
  payBy: Instant.nullable(),
});

/** The person left, the team took the hire back, or the employee gave the rest up with their account. */
export const endReasons = ["left", "undone", "forgone"] as const;

/** Someone who was hired through an employee, and what that earns. */
const Hire = z.object({
  id: Id,
  jobTitle: z.string(),
  bonus: Money,
  /** The company’s clock, by which its days are counted. */
  timeZone: z.string(),
  hiredAt: Instant,
  /** When the employment ended, where it ended before everything was due, or the hire was taken back. */
  endedAt: Instant.nullable(),
  endReason: z.enum(endReasons).nullable(),
  payments: z.array(Payment),
});
export const ReferralHire = Hire.extend({
  applicationId: Id,
  /** The end of a last day that is still to come; only the company knows of it. */
  endsAt: Instant.nullable(),
  /** Until when an end that cost the employee a part of the bonus can be taken back; null where it can’t. */
  mayStayUntil: Instant.nullable(),
  candidateName: z.string(),
  employeeName: z.string(),
});
export type ReferralHire = z.infer<typeof ReferralHire>;

/** What an employee earned, at all their companies, in the currency they earned last. */
export const Earnings = z.object({
  currency: CurrencyCode,
  referralHires: z.number().int(),
  /** Due or paid, and what is still to come. */
  totalEarnings: z.number().int(),
  /** All that is to be paid on the day of the next payment; that day is null where the company is late or wasn’t asked yet. */
  upcomingPayment: z.number().int(),
  upcomingPayoutDate: Instant.nullable(),
  /** What may be withdrawn, in each currency, of all companies. */
  available: z.array(Money),
  hires: z.array(
    Hire.extend({
      /** Whether the company still has a hiring team here; without one, no one is there to pay what is due. */
      hasTeam: z.boolean(),
    }),
  ),
});
export type Earnings = z.infer<typeof Earnings>;

export const transactionKinds = [
  "earned",
  "due",
  "vested",
  /** The person left before it was due. */
  "void",
  /** The team took the hire back. */
  "undone",
  /** They didn’t leave after all. */
  "restored",
  "drop",
  "withdrawn",
  "paid",
  "returned",
] as const;
/** What happened to one's rewards. */
export const RewardTransaction = z.object({
  id: Id,
  kind: z.enum(transactionKinds),
  amount: Money,
  /** The job someone was hired for, or the account that was paid. */
  about: z.string(),
  at: Instant,
  readStatus: z.boolean(),
});
export type RewardTransaction = z.infer<typeof RewardTransaction>;

const Day = z.iso
  .date("Write a day as 2026-11-23")
  .refine((day) => day >= "2000" && day < "2100", "Choose a day from 2000 to 2099");
export const statementPeriods = ["thisMonth", "lastMonth", "thisYear", "lastYear", "days"] as const;
export type StatementPeriod = (typeof statementPeriods)[number];
/** What a statement is about: a period until today on its reader’s clock, or days of their choice, both included. */
const StatementQuery = z.object({
  period: z.enum(statementPeriods).default("days"),
  from: Day.optional(),
  to: Day.optional(),
  format: z.enum(["csv", "pdf"]).default("pdf"),
});
export type StatementQuery = z.output<typeof StatementQuery>;

export const rewards = {
  program: get("/company-referral-programs/:companyId", {
    access: ["company", "employee"],
    row: "company",
    response: ReferralProgram,
  }),
  /** The company's terms, whose limit stays without `mostAYear`, or with a job those of that job; `hireBonus` null means that nothing is paid. */
  setProgram: patch("/company-referral-programs/:companyId", {
    access: "company",
    permission: "billing",
    proven: true,
    row: "company",
    body: Terms.extend({
      currency: SentCurrency,
      mostAYear: z.number().int().min(1, "More than 0").max(mostMinor, "This limit is too large").nullish(),
      jobId: Id.optional(),
    }).superRefine(checkTerms),
    response: ReferralProgram,
  }),
  /** From now on the job pays what the company does. */
  removeJobTerms: del("/company-referral-programs/job/:id", {
    access: "company",
    permission: "billing",
    proven: true,
    row: "job",
    response: ReferralProgram,
  }),
  /** Hires through employees, newest first. */
  hires: get("/company/referral-hires", {
    access: "company",
    permission: "billing",
    response: z.array(ReferralHire),
  }),
  /** The employment ended, or ends on a day to come: what is due after that day is not paid. `endedOn` null means that a last day to come is none anymore, and until `mayStayUntil` that one that is over wasn’t: what was lost is promised again. */
  endHire: patch("/company/referral-hires/:id/end", {
    access: "company",
    permission: "billing",
    row: "referralHire",
    body: z.object({ endedOn: z.iso.date("Enter the last day").nullable() }),
    response: ReferralHire,
  }),
  /** What hires and drops cost the company, with balances; days on its clock. */
  statement: get("/company/referral-hires/statement", {
    access: "company",
    permission: "billing",
    link: true,
    perMinute: 30,
    query: StatementQuery,
    logs: { kind: "export", action: "referralStatement.exported" },
    response: z.unknown(),
  }),
  /** The reader’s earnings from all companies, with balances. */
  ownStatement: get("/employees/:id/earnings/statement", {
    access: anyEmployee,
    row: "employee",
    link: true,
    perMinute: 30,
    query: StatementQuery,
    logs: { kind: "export", action: "earningsStatement.exported" },
    response: z.unknown(),
  }),
  earnings: get("/employees/:id/earnings", { access: anyEmployee, row: "employee", response: Earnings }),
  transactions: get("/transactions", {
    access: anyEmployee,
    query: z.object({
      skip: z.coerce.number().int().min(0).max(100_000).default(0),
      limit: z.coerce.number().int().min(1).max(100).default(24),
    }),
    response: z.object({
      transactions: z.array(RewardTransaction),
      total: z.number().int(),
      unread: z.number().int(),
    }),
  }),
  readTransactions: patch("/transactions/read-all", { access: anyEmployee, response: Count }),
  readTransaction: patch("/transactions/:id", {
    access: anyEmployee,
    row: "rewardTransaction",
    body: z.object({ readStatus: z.boolean() }),
    response: RewardTransaction,
  }),
};
