import { z } from "zod";
import { get } from "./endpoint.ts";

/** All accounts of one kind in one currency, together. */
export const LedgerSum = z.object({
  /** What stands first in their names, such as receivable. */
  kind: z.string(),
  currency: z.string(),
  accounts: z.number().int(),
  /** In minor units; units of our own, such as CREDIT, are whole. */
  balance: z.number().int(),
  held: z.number().int(),
});

/** Where value is, for administrators. */
export const ledger = {
  overview: get("/admin/ledger", {
    access: "admin",
    response: z.object({
      sums: z.array(LedgerSum),
      transfers: z.number().int(),
      /** The year of the first transfer; null while there is none. */
      firstYear: z.number().int().nullable(),
      /** What does not add up; empty as long as all is well. */
      problems: z.array(z.string()),
    }),
  }),
  /** This year's, or that of some days, as a journal for plain-text accounting programs (hledger, Ledger). */
  journal: get("/admin/ledger/journal", {
    access: "admin",
    link: true,
    perMinute: 30,
    query: z.object({ from: z.iso.date().optional(), until: z.iso.date().optional() }),
    logs: { kind: "export", action: "ledger.exported" },
    response: z.unknown(),
  }),
};
