import { expect, test } from "vitest";
import { chargeStep, leastCharge, upTo } from "./charges.ts";

test.each([
  ["USD", 50, 1, 100_000_000],
  ["JPY", 100, 1, 100_000_000],
  ["ISK", 100, 1, 100_000_000],
  ["KWD", 500, 10, 1_000_000_000],
  ["IDR", 1_000_000, 1, 1_000_000_000_000],
  ["COP", 300_000, 1, 1_000_000_000_000],
  ["AUD", 100, 1, 100_000_000],
])(
  "amounts in %s: a card is charged %i at least, in steps of %i, and a million dollars is %i",
  (...given) => {
    const [currency, least, step, million] = given;
    expect(leastCharge(currency)).toBe(least);
    expect(chargeStep(currency)).toBe(step);
    expect(upTo(1_000_000, currency)).toBe(million);
  },
);
