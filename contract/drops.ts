import { z } from "zod";
import { get, patch, post } from "./endpoint.ts";
import { notTooLarge, offeredReward } from "./offered-rewards.ts";
import { checkCharge } from "./reward-amounts.ts";
import { AsTeamOrEmployee, Id, Instant, Money } from "./shapes.ts";

/** A small reward for the first employees who claim it. */
export const Drop = z.object({
  id: Id,
  title: z.string(),
  details: z.string(),
  reward: Money,
  /** How many may claim it, and how many did. */
  stock: z.number().int(),
  claimed: z.number().int(),
  expiresAt: Instant,
  /** Whether the reader has claimed it; never for the hiring team. */
  mine: z.boolean(),
  /** Whether the company has paid for what the reader claimed. */
  paid: z.boolean(),
  /** Whether it can still be claimed. */
  open: z.boolean(),
});
export type Drop = z.infer<typeof Drop>;

const reward = {
  missing: "Enter the reward",
  nothing: "A reward is more than 0",
  tooLarge: "This reward is too large",
};

export const drops = {
  /** The company's, newest first; employees see those that are open, and those they claimed. */
  list: get("/drops", {
    access: ["company", "employee"],
    query: AsTeamOrEmployee,
    response: z.array(Drop),
  }),
  create: post("/drops", {
    access: "company",
    permission: "billing",
    proven: true,
    status: 201,
    body: z
      .object({ ...offeredReward(reward), expiresAt: z.iso.datetime({ offset: true }) })
      .superRefine(notTooLarge(reward))
      .superRefine(({ amount, currency }, context) =>
        checkCharge(context, { amount, currency, field: "amount", parts: 1 }),
      ),
    response: Drop,
  }),
  /** No one can claim it anymore; what was claimed stays. */
  end: patch("/drops/:id/end", { access: "company", permission: "billing", row: "drop", response: Drop }),
  claim: post("/drops/:id/claim", { access: "employee", row: "drop", response: Drop }),
};
