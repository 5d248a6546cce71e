import { z } from "zod";
import { payTens } from "#shared/money/currencies.ts";
import { type Money as Cash, minorUnits } from "#shared/money/money.ts";
import { del, get, post } from "./endpoint.ts";
import { Done, Id, Instant, Money, SentCurrency } from "./shapes.ts";

/** How much of a budget is spent: from 80 % on it is nearly, and at 100 % ads that cost money are paused. */
export const budgetStates = ["within", "nearly", "spent"] as const;
export type BudgetState = (typeof budgetStates)[number];

const Day = z.iso.date("Write a day as 2026-11-23");
/** What an ad can cost in a day, in whole units of a currency like the euro. */
const mostUnits = 10_000_000;
/** The same in the smallest unit of a currency: about the same worth in each. */
export function mostAdCost(currency: string) {
  return minorUnits(mostUnits * payTens(currency), currency);
}
export function tooMuchForAnAd(currency: string) {
  return `A cost can’t be more than ${(mostUnits * payTens(currency)).toLocaleString("en-US")} ${currency}`;
}
const Amount = z
  .number({ error: "Enter what it cost" })
  .int("Enter an amount that its currency has")
  .min(0, "A cost can’t be less than 0");
const Cost = z
  .object({ amount: Amount, currency: SentCurrency })
  .refine(({ amount, currency }) => amount <= mostAdCost(currency), {
    path: ["amount"],
    error: ({ input }) => tooMuchForAnAd((input as Cash).currency),
  });

/** What one advertisement cost on one day. */
export const AdSpend = z.object({
  id: Id,
  exchange: z.object({ id: Id, name: z.string() }),
  day: z.iso.date(),
  cost: Money,
  /** From a provider’s file, or typed by someone of the team. */
  origin: z.enum(["file", "hand"]),
  createdAt: Instant,
});
export type AdSpend = z.infer<typeof AdSpend>;

const PaidLink = z.object({
  exchangeId: Id,
  name: z.string(),
  status: z.enum(["live", "paused"]),
  /** Paused by us when the budget was spent, not by the team. */
  pausedByBudget: z.boolean(),
});
export type PaidLink = z.infer<typeof PaidLink>;

/** The ads of one job: what they may cost, and what they cost so far. */
export const AdAccount = z.object({
  budget: Money,
  /** In the currency of the budget. */
  spent: Money,
  /** Less than nothing once more is spent than was planned. */
  remaining: Money,
  state: z.enum(budgetStates),
  /** In other currencies, each by itself; it counts towards no budget. */
  otherSpent: z.array(Money),
  /** On job boards that cost money: they are paused once the budget is spent. */
  paidLinks: z.array(PaidLink),
  /** Today's date in the company's time zone. */
  today: z.iso.date(),
  total: z.number().int(),
  /** Newest days first. */
  entries: z.array(AdSpend),
});
export type AdAccount = z.infer<typeof AdAccount>;

/** What a row of a file must say, or what is chosen once for all rows. */
export const spendColumns = ["day", "cost", "currency", "job", "exchange"] as const;
export type SpendColumn = (typeof spendColumns)[number];
const Columns = z.object(
  Object.fromEntries(
    spendColumns.map((column) => [column, z.number().int().min(0).max(200).nullable()]),
  ) as Record<SpendColumn, z.ZodNullable<z.ZodNumber>>,
);

/** Which number of "3/11/2026" is the month. */
export const dayOrders = ["month first", "day first"] as const;
export type DayOrder = (typeof dayOrders)[number];

const SpendFile = z.object({
  csv: z.string().min(1, "Choose a CSV file").max(1_500_000, "Split files larger than 1.5 MB"),
  /** Which column says what, counted from 0; by their headings where it is left out. */
  columns: Columns.partial().optional(),
  /** How days are read that could be two; by the other days of the file where it is left out. */
  dayOrder: z.enum(dayOrders).optional(),
  /** For rows that name none. */
  jobId: Id.optional(),
  exchangeId: Id.optional(),
  currency: SentCurrency.optional(),
});
export type SpendFile = z.infer<typeof SpendFile>;

const RefusedRow = z.object({
  line: z.number().int(),
  /** What the mistake is in. */
  column: z.enum(spendColumns),
  why: z.string(),
});

const SpendPreview = z.object({
  headings: z.array(z.string()),
  columns: Columns,
  /** The first day that could be two, and how it is read; null where each day is clear. */
  unclearDay: z.object({ text: z.string(), day: z.iso.date(), order: z.enum(dayOrders) }).nullable(),
  ready: z.number().int(),
  /** Days of ads that an earlier file had told of, and this one tells anew. */
  replaced: z.number().int(),
  /** The first of those that are ready. */
  rows: z.array(
    z.object({
      line: z.number().int(),
      day: z.iso.date(),
      jobTitle: z.string(),
      exchangeName: z.string(),
      cost: Money,
    }),
  ),
  refused: z.array(RefusedRow),
  /** What each job would have spent of its budget afterwards. */
  budgets: z.array(
    z.object({
      jobId: Id,
      jobTitle: z.string(),
      budget: Money,
      spent: Money,
      state: z.enum(budgetStates),
    }),
  ),
});
export type SpendPreview = z.infer<typeof SpendPreview>;

/** Whoever enters costs changes what a job may still spend of the company’s money. */
const spending = ["jobs", "billing"] as const;

const ofFile = {
  access: "company",
  permission: spending,
  row: "company",
  body: SpendFile,
  perMinute: 60,
} as const;

/** What advertising a job costs, as its team or a provider’s file says. */
export const adSpend = {
  ofJob: get("/job-exchanges/job/:id/spend", {
    access: "company",
    row: "job",
    query: z.object({
      skip: z.coerce.number().int().min(0).default(0),
      limit: z.coerce.number().int().min(1).max(200).default(50),
    }),
    response: AdAccount,
  }),
  enter: post("/job-exchanges/job/:id/spend", {
    access: "company",
    permission: spending,
    row: "job",
    body: z.object({ exchangeId: Id, day: Day, cost: Cost }),
    response: AdSpend,
  }),
  remove: del("/job-exchanges/spend/:id", {
    access: "company",
    permission: spending,
    row: "adSpend",
    response: Done,
  }),
  /** Reads a file and keeps nothing. */
  preview: post("/job-exchanges/company/:id/spend/preview", { ...ofFile, response: SpendPreview }),
  /** Keeps the rows that can be read; what an earlier file said of the same ad and day is replaced. */
  importFile: post("/job-exchanges/company/:id/spend/import", {
    ...ofFile,
    response: z.object({
      imported: z.number().int(),
      replaced: z.number().int(),
      refused: z.array(RefusedRow),
    }),
  }),
};
