import fc from "fast-check";
import { expect, test } from "vitest";
import { type Counts, diversityOf, fewest, shownOf } from "./diversity-rules.ts";

const steps = ["applied", "interviewed", "hired"] as const;
const row = (applied: number, interviewed = 0, hired = 0): Counts => ({ applied, interviewed, hired });

test.each([
  ["ten of each answer are shown", [10, 10], [10, 10]],
  ["nine are hidden, and the next smallest with them", [9, 12, 30], [null, null, 30]],
  ["an answer nobody gave looks like one that few gave", [0, 12, 30], [null, null, 30]],
  ["two that are ten together hide nothing else", [4, 6, 12], [null, null, 12]],
  ["two that are fewer take a third with them", [4, 5, 12, 30], [null, null, null, 30]],
  ["of two answers both are hidden", [9, 500], [null, null]],
])("diversity: %s", (_, applied, shown) => {
  expect(shownOf(applied.map((count) => row(count))).map((each) => each.applied)).toEqual(shown);
});

test("diversity: a later step is shown only beside ten who did not come so far", () => {
  const [first, second, third] = shownOf([row(40, 30, 20), row(40, 31, 11), row(40, 20, 10)]);
  expect(first).toEqual({ applied: 40, interviewed: 30, hired: 20 });
  expect(second).toEqual({ applied: 40, interviewed: null, hired: null });
  expect(third).toEqual(second);
});

test("diversity: nothing shown, and nothing left over when it is subtracted, is of fewer than ten people", () => {
  const counts = fc
    .tuple(fc.nat(60), fc.nat(60), fc.nat(60))
    .map(([hired, others, rest]) => row(hired + others + rest, hired + others, hired));
  fc.assert(
    fc.property(fc.array(counts, { minLength: 1, maxLength: 9 }), (all) => {
      const shown = shownOf(all);
      for (const step of steps) {
        const hidden = all.filter((_, nth) => shown[nth]![step] === null);
        const together = hidden.reduce((sum, each) => sum + each[step], 0);
        const isSafe = hidden.length > 1 && together >= fewest;
        expect(hidden.length === 0 || hidden.length === all.length || isSafe).toBe(true);
      }
      shown.forEach(({ applied, interviewed, hired }, nth) => {
        const known = [applied, interviewed, hired].filter((count) => count !== null);
        expect(known).toEqual(steps.slice(0, known.length).map((step) => all[nth]![step]));
        const apart = known.slice(1).map((count, at) => known[at]! - count);
        expect([...known, ...apart].every((count) => count >= fewest)).toBe(true);
      });
    }),
  );
});

test("diversity: “Prefer not to say” and unknown answers are counted nowhere", () => {
  const people = ["Woman", "Man", "Non-binary", "Other", "Prefer not to say", "x"].flatMap((identity) =>
    Array.from({ length: 10 }, () => ({ answers: { identity }, interviewed: false, hired: false })),
  );
  const gender = diversityOf(people).find(({ key }) => key === "identity");
  expect(gender?.answers).toEqual(
    ["Woman", "Man", "Non-binary", "Other"].map((answer) => ({
      answer,
      applied: 10,
      interviewed: null,
      hired: null,
    })),
  );
});
