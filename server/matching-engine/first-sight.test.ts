import fc from "fast-check";
import { expect, test } from "vitest";
import { FeatureLists } from "./feature-lists.ts";
import { highest } from "./highest.ts";
import { senseSize } from "./sense/sense.ts";
import { SenseRows } from "./sense/sense-rows.ts";

test("first sight: the highest are those that sorting all gives, equals in order of place", () => {
  const value = fc.oneof(fc.float({ min: 0, max: 1, noNaN: true }), fc.constantFrom(0, 0.25, 0.5, 1));
  fc.assert(
    fc.property(
      fc.float32Array({ max: 4, noNaN: true, maxLength: 60 }),
      fc.array(value),
      fc.integer({ min: 1, max: 70 }),
      (some, more, most) => {
        const values = Float32Array.from([...some, ...more]);
        const sorted = [...values.keys()]
          .filter((place) => values[place]! > 0)
          .toSorted((a, b) => values[b]! - values[a]! || a - b);
        expect(highest(values, most)).toEqual(sorted.slice(0, most));
      },
    ),
  );
});

test("first sight: products of senses are those of their first halves, whichever rows were changed", () => {
  const sense = fc.int8Array({ minLength: senseSize, maxLength: senseSize });
  const changes = fc.array(fc.tuple(fc.nat(3000), fc.option(sense)), { minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(sense, changes, (wanted, all) => {
      const rows = new SenseRows();
      const last = new Map<number, Int8Array | null>();
      for (const [row, own] of all) {
        rows.set(row, own);
        last.set(row, own);
        const products = rows.products(wanted, Math.max(...last.keys()) + 1);
        for (const [each, known] of last)
          expect(products[each]).toBe(
            known
              ? wanted.subarray(0, senseSize / 2).reduce((sum, value, at) => sum + value * known[at]!, 0)
              : 0,
          );
      }
    }),
    { numRuns: 30 },
  );
});

test("first sight: a feature adds to every row that has it, and to no other", () => {
  const byRow = { starts: [0, 2, 2], lengths: [2, 0, 1], features: [1, 0, 1], weights: [0.5, 1, 0.25] };
  const lists = FeatureLists.of(byRow, 3);
  const scores = new Float32Array(3);
  lists.addTo(scores, 1, 2);
  lists.addTo(scores, 2, 1);
  lists.addTo(scores, 7, 1);
  expect([...scores]).toEqual([1, 0, 0.5]);
});
