import fc from "fast-check";
import { expect, test } from "vitest";
import { searchSorts } from "#contract/search.ts";
import {
  addressOf,
  asksAnything,
  isWorthKeeping,
  readAddress,
  termsToAsk,
  toggled,
} from "./search-address.ts";

const word = fc.string({ minLength: 1, maxLength: 20 }).filter((text) => text.trim() === text);
const asked = fc.record({
  terms: fc.record({
    query: fc.oneof(fc.constant(""), word),
    filters: fc.dictionary(
      fc.constantFrom("department", "companySize", "companyGraph.companySlug"),
      fc.uniqueArray(word, { minLength: 1, maxLength: 3 }),
    ),
    ranges: fc.oneof(
      fc.constant({}),
      fc.record({
        salary: fc.record({
          min: fc.integer({ min: 1, max: 500_000 }),
          currency: fc.constantFrom("GBP", "JPY"),
        }),
      }),
      fc.record({
        employees: fc.record({ min: fc.constantFrom(1, 51), max: fc.constantFrom(200, 1000) }),
        fundingStage: fc.record({ max: fc.integer({ min: 0, max: 10 }) }),
        fundingAmount: fc.record({ min: fc.integer({ min: 1, max: 9e9 }) }),
      }),
    ),
    place: fc.oneof(
      fc.constant(null),
      fc.record({ name: word, radiusKm: fc.integer({ min: 1, max: 1000 }) }),
    ),
    sort: fc.constantFrom(undefined, ...searchSorts),
  }),
  page: fc.integer({ min: 1, max: 9 }),
  days: fc.oneof(fc.constant(null), fc.integer({ min: 1, max: 30 })),
});

test("search address: a search comes back from its own address as it was", () => {
  fc.assert(
    fc.property(asked, (search) => {
      const address = addressOf("/jobs", search);
      const read = readAddress(new URL(address, "http://parallel.test").searchParams);
      expect({ ...read, terms: { ...read.terms, filters: { ...read.terms.filters } } }).toEqual({
        ...search,
        terms: { ...search.terms, filters: { ...search.terms.filters } },
      });
    }),
    { numRuns: 200 },
  );
});

test.each([
  ["page=-3&salary=lots&radius=9&sort=best", { page: 1, days: null }],
  ["page=99999999&days=4000", { page: 1, days: null }],
])("search address: what makes no sense in %s is left out", (text, expected) => {
  const read = readAddress(new URLSearchParams(text));
  expect(read).toMatchObject(expected);
  expect(read.terms).toMatchObject({ place: null, ranges: {}, sort: undefined });
});

test("search address: the bare page asks nothing and has a bare address", () => {
  const nothing = readAddress(new URLSearchParams());
  expect(asksAnything(nothing)).toBe(false);
  expect(addressOf("/jobs", nothing)).toBe("/jobs");
});

test.each([
  [
    "people=51-500&salary=GBP60000",
    { employees: { min: 51, max: 500 }, salary: { min: 60_000, currency: "GBP" } },
  ],
  ["salary=EUR40000-60000", { salary: { min: 40_000, max: 60_000, currency: "EUR" } }],
  ["salary=60000", {}],
  ["salary=GBP", {}],
  ["people=-200&funding=seed-series_b", { employees: { max: 200 }, fundingStage: { min: 0, max: 2 } }],
  ["raised=1000000&funding=series_c", { fundingAmount: { min: 1_000_000 }, fundingStage: { min: 3 } }],
  ["people=500-51&funding=series_z&raised=-", {}],
])("search address: %s asks for ranges", (text, expected) => {
  expect(readAddress(new URLSearchParams(text)).terms.ranges).toEqual(expected);
});

test("search address: a facet's value is put in and taken out, and an empty facet leaves the address", () => {
  const { terms } = readAddress(new URLSearchParams("q=nurse"));
  const once = toggled(terms, "department", "Healthcare");
  expect(once.filters).toEqual({ department: ["Healthcare"] });
  expect(toggled(once, "department", "Healthcare")).toEqual(terms);
});

test("search address: a number of days becomes the moment since when", () => {
  const week = readAddress(new URLSearchParams("days=7"));
  expect(termsToAsk(week, new Date("2026-11-21T00:00:00Z")).ranges).toEqual({
    addedAt: { min: Date.parse("2026-11-14T00:00:00Z") },
  });
});

test.each([
  ["days=7&sort=popular&page=2", false],
  ["days=7&q=nurse", true],
  ["salary=GBP50000", true],
])("a search by %s is worth keeping: %s", (address, worth) => {
  expect(isWorthKeeping(readAddress(new URLSearchParams(address)))).toBe(worth);
});
