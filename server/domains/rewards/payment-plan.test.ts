import { expect, test } from "vitest";
import { paymentDays, splitBonus } from "./payment-plan.ts";

test.each([
  [100_00, 1, "USD", [100_00]],
  [100_00, 3, "USD", [33_34, 33_33, 33_33]],
  [1_20, 3, "USD", [60, 60]],
  [30, 3, "USD", [30]],
  [100_000, 3, "KWD", [33_340, 33_330, 33_330]],
  [1510, 4, "KWD", [510, 500, 500]],
])("payment plan: %i in %i payments of %s, each large enough to charge", (...each) => {
  const [bonus, payments, currency, parts] = each;
  expect(splitBonus(bonus, payments, currency)).toEqual(parts);
});

test("payment plan: each is due so many days after the last", () => {
  const days = paymentDays(new Date("2028-01-31T12:00:00Z"), { payoutDelay: 30, payments: 2 });
  expect(days.map((day) => day.toISOString())).toEqual([
    "2028-03-01T12:00:00.000Z",
    "2028-03-31T12:00:00.000Z",
  ]);
});
