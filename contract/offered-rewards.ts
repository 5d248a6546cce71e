import { z } from "zod";
import { checkMost, mostMinor } from "./reward-amounts.ts";
import { SentCurrency } from "./shapes.ts";

/** In dollars. */
const mostOffered = 100_000;

interface AmountWords {
  missing: string;
  nothing: string;
  tooLarge: string;
}
/** What a company offers its employees: words, an amount in minor units, and how many there are. */
export const offeredReward = ({ missing, nothing, tooLarge }: AmountWords) => ({
  title: z.string().trim().min(1, "Enter a title").max(120),
  details: z.string().trim().max(1000),
  amount: z
    .number({ error: missing })
    .int("Enter an amount that its currency has")
    .min(1, nothing)
    .max(mostMinor, tooLarge),
  currency: SentCurrency,
  stock: z.number({ error: "Enter a number" }).int().min(1, "At least 1").max(1000, "At most 1,000"),
});

/** Refuses what is too large for its currency. */
export const notTooLarge =
  ({ tooLarge }: Pick<AmountWords, "tooLarge">) =>
  ({ amount, currency }: { amount: number; currency: string }, context: z.RefinementCtx) =>
    checkMost(context, { amount, currency, field: "amount", most: mostOffered, tooLarge });
