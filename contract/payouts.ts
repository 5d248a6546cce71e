import { z } from "zod";
import { anyEmployee, del, get, patch, post } from "./endpoint.ts";
import { CurrencyCode, Done, Id, Instant, Money } from "./shapes.ts";

const Holder = z.string().trim().min(2, "Enter the name of the account’s holder").max(70);
const digits = z.string().transform((text) => text.replace(/[\s-]/g, ""));
const NewAccount = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("iban"), holder: Holder, iban: digits.pipe(z.string().max(34)) }),
  z.object({
    kind: z.literal("us"),
    holder: Holder,
    routingNumber: digits.pipe(z.string().max(9)),
    accountNumber: digits.pipe(z.string().max(17)),
  }),
]);
export type NewAccount = z.input<typeof NewAccount>;

/** Where rewards are paid to; its number is never answered again. */
export const BankAccount = z.object({
  id: Id,
  kind: z.enum(["iban", "us"]),
  holder: z.string(),
  /** ISO 3166. */
  country: z.string(),
  lastFour: z.string(),
  createdAt: Instant,
});
export type BankAccount = z.infer<typeof BankAccount>;

export const payoutStates = ["requested", "approved", "unknown", "paid", "declined", "returned"] as const;
export type PayoutState = (typeof payoutStates)[number];

const payout = {
  id: Id,
  amount: Money,
  state: z.enum(payoutStates),
  /** Such as "GB •••• 4321". */
  to: z.string(),
  requestedAt: Instant,
  /** The bank's reference, once it is paid. */
  reference: z.string().nullable(),
  /** Why it was declined or came back. */
  reason: z.string().nullable(),
};
export const Payout = z.object(payout);
export type Payout = z.infer<typeof Payout>;

/** A payout as administrators see it. */
export const DeskPayout = Payout.extend({
  /** Nothing is sent to someone whose account administrators disabled. */
  payee: z.object({ fullName: z.string(), email: z.string(), disabled: z.boolean() }),
  holder: z.string(),
  approvedBy: z.string().nullable(),
  sentBy: z.string().nullable(),
  /** What the reader may do: never with their own payout, and sending only what someone else approved. */
  acts: z.array(z.enum(["approve", "decline", "send", "readAgain", "paid", "returned", "notSent"])),
});
export type DeskPayout = z.infer<typeof DeskPayout>;

/** Payouts that an administrator still has something to do with, and all others. */
export const payoutLists = ["open", "done"] as const;
export type PayoutList = (typeof payoutLists)[number];

/** Of a reason, and of a bank’s reference. */
const longest = 300;
const Why = z.string().trim().min(1, "Say why").max(longest);

export const payouts = {
  accounts: get("/employee-bank-accounts", {
    access: anyEmployee,
    logs: { kind: "read", action: "bankAccount.read" },
    response: z.array(BankAccount),
  }),
  addAccount: post("/employee-bank-accounts", {
    access: anyEmployee,
    status: 201,
    perHour: 20,
    body: NewAccount,
    response: BankAccount,
  }),
  removeAccount: del("/employee-bank-accounts/:id", {
    access: anyEmployee,
    row: "bankAccount",
    response: Done,
  }),
  /** Asks for a payout. The same key asks once, however often it is sent. */
  withdraw: post("/employees/withdraw-earnings", {
    access: anyEmployee,
    status: 201,
    body: z.object({
      key: z.uuid(),
      bankAccountId: Id,
      amount: z
        .number({ error: "Enter an amount" })
        .int("Enter an amount that its currency has")
        .min(1, "Enter an amount"),
      currency: CurrencyCode,
    }),
    response: Payout,
  }),
  mine: get("/employee-payouts", {
    access: anyEmployee,
    logs: { kind: "read", action: "payouts.read" },
    response: z.array(Payout),
  }),

  /** Everyone’s payouts on one list: of the open ones the longest waiting first, of those that are done the newest. */
  desk: get("/admin/payouts", {
    access: "admin",
    logs: { kind: "read", action: "payouts.allRead" },
    query: z.object({
      list: z.enum(payoutLists).default("open"),
      /** A part of the payee’s or the holder’s name, of the email or of the bank’s reference. */
      search: z.string().trim().max(200).optional(),
      skip: z.coerce.number().int().min(0).max(100_000).default(0),
      limit: z.coerce.number().int().min(1).max(100).default(50),
    }),
    response: z.object({
      payouts: z.array(DeskPayout),
      /** How many were found on each list. */
      counts: z.object({ open: z.number().int(), done: z.number().int() }),
    }),
  }),
  approve: patch("/admin/payouts/:id/approve", { access: "admin", row: "payout", response: DeskPayout }),
  decline: patch("/admin/payouts/:id/decline", {
    access: "admin",
    row: "payout",
    body: z.object({ reason: Why }),
    response: DeskPayout,
  }),
  /** Shows the account's number to a second administrator, once: whether the money left is unknown until it is reconciled. */
  send: patch("/admin/payouts/:id/send", {
    access: "admin",
    row: "payout",
    response: z.object({ payout: DeskPayout, account: z.record(z.string(), z.string()) }),
  }),
  /** The account's number once more for who sent it, until it is reconciled: an answer can get lost. */
  readAccount: patch("/admin/payouts/:id/read-account", {
    access: "admin",
    row: "payout",
    response: z.object({ payout: DeskPayout, account: z.record(z.string(), z.string()) }),
  }),
  /** What the bank's statement says of it; a transfer that was never made leaves the payout to be sent again. */
  reconcile: patch("/admin/payouts/:id/reconcile", {
    access: "admin",
    row: "payout",
    body: z.discriminatedUnion("outcome", [
      z.object({
        outcome: z.literal("paid"),
        reference: z.string().trim().min(1, "Enter the bank’s reference").max(longest),
      }),
      z.object({ outcome: z.literal("returned"), reason: Why }),
      z.object({ outcome: z.literal("notSent"), reason: Why }),
    ]),
    response: DeskPayout,
  }),
};
