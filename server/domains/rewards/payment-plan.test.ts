import { expect, test } from "vitest";
import { paymentDays, splitBonus } from "./payment-plan.ts";

test.each([
  [100_00, 1, 1, [100_00]],
  [100_00, 3, 1, [33_34, 33_33, 33_33]],
  [2, 4, 1, [1, 1]],
  [100_000, 3, 10, [33_340, 33_330, 33_330]],
  [7, 2, 10, [7]],
])("payment plan: %i in %i payments, in steps of %i", (bonus, payments, step, parts) => {
  expect(splitBonus(bonus, payments, step)).toEqual(parts);
});

test("payment plan: each is due so many days after the last", () => {
  const days = paymentDays(new Date("2028-01-31T12:00:00Z"), { payoutDelay: 30, payments: 2 });
  expect(days.map((day) => day.toISOString())).toEqual([
    "2028-03-01T12:00:00.000Z",
    "2028-03-31T12:00:00.000Z",
  ]);
});
