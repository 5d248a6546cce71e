import fc from "fast-check";
import { expect, test } from "vitest";
import { pagingWindow } from "./paging-window.ts";

test.each([
  [1, 1, [1]],
  [1, 4, [1, 2, 3, 4]],
  [1, 12, [1, 2, 3, 4, null, 12]],
  [5, 12, [1, null, 4, 5, 6, null, 12]],
  [4, 12, [1, 2, 3, 4, 5, null, 12]],
  [12, 12, [1, null, 9, 10, 11, 12]],
])("paging: page %i of %i offers %o", (page, pages, expected) => {
  expect(pagingWindow(page, pages)).toEqual(expected);
});

test("paging: the first, the current and the last page are always offered, in order and never more than nine", () => {
  const place = fc
    .integer({ min: 1, max: 500 })
    .chain((pages) => fc.tuple(fc.integer({ min: 1, max: pages }), fc.constant(pages)));
  fc.assert(
    fc.property(place, ([page, pages]) => {
      const shown = pagingWindow(page, pages);
      const numbers = shown.filter((near) => near !== null);
      expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
      expect(numbers).toEqual(expect.arrayContaining([1, page, pages]));
      expect(shown.length).toBeLessThanOrEqual(9);
    }),
  );
});
