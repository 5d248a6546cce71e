import fc from "fast-check";
import { expect, test } from "vitest";
import { pullOf, sideOf, velocityOf } from "./swipe.ts";

test.each([
  ["drawn far to the left", { dx: -150, velocity: 0 }, "left"],
  ["drawn far to the right", { dx: 150, velocity: 0 }, "right"],
  ["thrown to the left", { dx: -40, velocity: -0.8 }, "left"],
  ["thrown to the right", { dx: 40, velocity: 0.8 }, "right"],
  ["drawn a little", { dx: 60, velocity: 0.1 }, null],
  ["a nervous tap", { dx: 10, velocity: 2 }, null],
  ["drawn far and thrown back", { dx: 200, velocity: -0.9 }, null],
] as const)("swipe deck: a card %s", (_, pull, side) => {
  expect(sideOf({ width: 360, ...pull })).toBe(side);
});

test("swipe deck: left and right are alike", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 400 }),
      fc.float({ min: -3, max: 3, noNaN: true }),
      (dx, velocity) => {
        const right = sideOf({ dx, velocity, width: 360 });
        const left = sideOf({ dx: -dx, velocity: -velocity, width: 360 });
        expect(left).toBe(right === "right" ? "left" : null);
        expect(Math.abs(pullOf(dx, 360))).toBeLessThanOrEqual(1);
      },
    ),
    { numRuns: 80 },
  );
});

test("swipe deck: a drag that stops before the end has no speed", () => {
  const points = [
    { x: 0, at: 0 },
    { x: 80, at: 80 },
  ];
  expect(velocityOf(points, 80)).toBe(1);
  expect(velocityOf(points, 400)).toBe(0);
});
