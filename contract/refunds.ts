import { z } from "zod";
import { Id, Instant } from "./shapes.ts";

/** What is given back of an invoice, with its tax. */
export const Refund = z.object({
  id: Id,
  number: z.string(),
  total: z.number().int(),
  reason: z.string(),
  at: Instant,
  /** One that failed gave nothing back, and its credit note is void. */
  state: z.enum(["pending", "succeeded", "failed"]),
  /** Why it failed. */
  problem: z.string().nullable(),
});
export type Refund = z.infer<typeof Refund>;

/** A payment that its cardholder had their bank take back. */
export const Dispute = z.object({
  id: Id,
  /** What the provider calls it. */
  disputeRef: z.string(),
  state: z.enum(["inquiry", "open", "won", "lost"]),
  amount: z.number().int(),
  reason: z.string(),
  /** Until when it can be answered, at the provider. */
  answerBy: Instant.nullable(),
  at: Instant,
});
export type Dispute = z.infer<typeof Dispute>;
