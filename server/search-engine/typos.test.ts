import fc from "fast-check";
import { expect, test } from "vitest";
import { StringTable } from "./string-table.ts";
import { NearWords } from "./typos.ts";

const word = fc.string({ unit: fc.constantFrom("a", "b", "c", "ä", "я"), minLength: 1, maxLength: 11 });

test("search typos: finds the same near words as a plain edit-distance table", () => {
  fc.assert(
    fc.property(fc.uniqueArray(word, { maxLength: 40 }), word, fc.nat(2), (words, typed, most) => {
      const terms = new StringTable();
      for (const each of words) terms.add(each);
      const bytes = new TextEncoder().encode(typed);
      const found = new Map<string, number>();
      new NearWords(terms).each(bytes, { length: bytes.length, most }, (term, changes) =>
        found.set(terms.get(term), changes),
      );
      const near = words.map((each) => [each, changesBetween(typed, each)] as const);
      expect(found).toEqual(new Map(near.filter(([, changes]) => changes > 0 && changes <= most)));
    }),
    { numRuns: 300 },
  );
});

/** A letter more, less or another, or two neighbours swapped, each place changed once. */
function changesBetween(a: string, b: string): number {
  const rows = Array.from({ length: a.length + 1 }, (_, i) =>
    Array.from({ length: b.length + 1 }, (_, j) => (i === 0 ? j : i)),
  );
  for (let i = 1; i <= a.length; i++)
    for (let j = 1; j <= b.length; j++) {
      const kept = rows[i - 1]![j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swapped = isSwapped ? rows[i - 2]![j - 2]! + 1 : Infinity;
      rows[i]![j] = Math.min(kept, rows[i - 1]![j]! + 1, rows[i]![j - 1]! + 1, swapped);
    }
  return rows[a.length]![b.length]!;
}
