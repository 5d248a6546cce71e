import { z } from "zod";
import { get, post } from "./endpoint.ts";
import { Id, Instant } from "./shapes.ts";

/** How many applications someone can still send through job boards' forms. */
export const ApplyCredits = z.object({
  /** Whether applications can be sent that way here at all. */
  available: z.boolean(),
  left: z.number().int(),
  /** Of applications that may have arrived; spent or free again once that is known. */
  held: z.number().int(),
  /** Free ones; each month fills up to as many. */
  aMonth: z.number().int(),
  renewsAt: Instant,
});
export type ApplyCredits = z.infer<typeof ApplyCredits>;

export const CreditRow = z.object({
  transferId: Id,
  at: Instant,
  memo: z.string(),
  amount: z.number().int(),
  /** What was left afterward. */
  balance: z.number().int(),
});
export type CreditRow = z.infer<typeof CreditRow>;

export const applyCredits = {
  credits: get("/candidate/apply-credits", { access: "candidate", response: ApplyCredits }),
  /** Takes this month's free ones, as sending an application does; the same again changes nothing. */
  take: post("/candidate/apply-credits", { access: "candidate", response: ApplyCredits }),
  ledger: get("/candidate/ledgers", { access: "candidate", response: z.array(CreditRow) }),
};
