import { expect, test } from "vitest";
import { fromStripe, toStripe } from "./stripe-amounts.ts";

test.each([
  ["USD", 2500, 2500],
  ["JPY", 5000, 5000],
  ["KWD", 5120, 5120],
  ["ISK", 5, 500],
  ["UGX", 5, 500],
  ["MGA", 500, 5],
])("payments: an amount in %s is sent and read as Stripe counts it", (currency, amount, atStripe) => {
  expect(toStripe(amount, currency)).toBe(atStripe);
  expect(fromStripe(atStripe, currency)).toBe(amount);
  expect(fromStripe(atStripe, currency.toLowerCase())).toBe(amount);
});
