import fc from "fast-check";
import { expect, test } from "vitest";
import { fewestPeople } from "#contract/fairness-reports.ts";
import { type AssessedPerson, categories, impactRatiosOf } from "./impact-ratios.ts";

const companies = ["one", "two", "three"];
/** So many people of two companies and more, of whom the first ones were selected and the last ones score high. */
function people(count: number, of: { sex: string; ethnicity?: string; selected: number; high: number }) {
  return Array.from({ length: count }, (_, nth): AssessedPerson => ({
    sex: of.sex,
    ethnicity: of.ethnicity ?? "White",
    companyIds: [companies[nth % companies.length]!],
    selected: nth < of.selected,
    score: nth >= count - of.high ? 90 : 40,
  }));
}
const tableOf = (all: AssessedPerson[], by: "sex" | "ethnicity" | "both") => {
  const table = impactRatiosOf(all).tables.find((each) => each.by === by)!;
  return new Map(table.categories.map(({ category, numbers }) => [category, numbers]));
};

test("fairness report: a category’s ratio is its rate by the highest rate", () => {
  const all = [
    ...people(40, { sex: "Woman", selected: 10, high: 10 }),
    ...people(50, { sex: "Man", selected: 25, high: 20 }),
  ];
  expect(impactRatiosOf(all).counted).toBe(90);
  const sex = tableOf(all, "sex");
  expect(sex.get("Woman")).toEqual({
    people: 40,
    small: false,
    selected: { count: 10, rate: 0.25, ratio: 0.5 },
    aboveMedian: { count: 10, rate: 0.25, ratio: 0.625 },
  });
  expect(sex.get("Man")).toMatchObject({
    selected: { rate: 0.5, ratio: 1 },
    aboveMedian: { rate: 0.4, ratio: 1 },
  });
  expect(sex.get("Non-binary")).toBeNull();
});

test("fairness report: a score at the median is not above it", () => {
  const all = people(40, { sex: "Woman", selected: 0, high: 0 });
  expect(tableOf(all, "sex").get("Woman")).toMatchObject({
    selected: { count: 0, rate: 0, ratio: null },
    aboveMedian: { count: 0, rate: 0, ratio: null },
  });
});

test("fairness report: a category under 2% keeps its rates, has no ratio, and nothing is compared with it", () => {
  const all = [
    ...people(18, { sex: "Non-binary", selected: 18, high: 0 }),
    ...people(500, { sex: "Woman", selected: 100, high: 200 }),
    ...people(500, { sex: "Man", selected: 100, high: 200 }),
  ];
  const sex = tableOf(all, "sex");
  expect(sex.get("Non-binary")).toMatchObject({ small: true, selected: { rate: 1, ratio: null } });
  expect(sex.get("Woman")).toMatchObject({ small: false, selected: { rate: 0.2, ratio: 1 } });
});

test("fairness report: people of a category that is too small are counted nowhere", () => {
  const women = people(40, { sex: "Woman", selected: 10, high: 10 });
  const few = people(12, { sex: "Man", selected: 12, high: 12 });
  expect(impactRatiosOf([...women, ...few])).toEqual(impactRatiosOf(women));
});

test("fairness report: a category is shown only if ten people are left without those of any one company", () => {
  const other = people(40, { sex: "Man", selected: 10, high: 10 });
  const women = people(30, { sex: "Woman", selected: 10, high: 10 });
  const ofOne = women.map((person, nth) => ({ ...person, companyIds: [nth < 21 ? "one" : "two"] }));
  expect(tableOf([...other, ...women], "sex").get("Woman")).toMatchObject({ people: 30 });
  expect(tableOf([...other, ...ofOne], "sex").get("Woman")).toBeNull();
});

const anyone = fc.record<AssessedPerson>({
  sex: fc.constantFrom(...categories.sex.slice(0, 3), "Prefer not to say"),
  ethnicity: fc.constantFrom(...categories.ethnicity.slice(0, 4), "unknown"),
  companyIds: fc.subarray(companies, { minLength: 1 }),
  score: fc.integer({ min: 0, max: 100 }),
  selected: fc.boolean(),
});

test("fairness report: ratios lie between 0 and 1, one category has 1, and every group shown has ten people", () => {
  fc.assert(
    fc.property(fc.array(anyone, { maxLength: 400, size: "max" }), (all) => {
      const { counted, tables } = impactRatiosOf(all);
      for (const { categories: rows } of tables) {
        const shown = rows.flatMap(({ numbers }) => numbers ?? []);
        expect(shown.every(({ people: count }) => count >= fewestPeople && count <= counted)).toBe(true);
        for (const of of ["selected", "aboveMedian"] as const) {
          const ratios = shown.flatMap((numbers) => numbers[of].ratio ?? []);
          expect(ratios.every((ratio) => ratio >= 0 && ratio <= 1)).toBe(true);
          if (ratios.length > 0) expect(Math.max(...ratios)).toBe(1);
        }
      }
      const [sex, ethnicity] = tables.map(({ categories: rows }) =>
        rows.reduce((sum, { numbers }) => sum + (numbers?.people ?? 0), 0),
      );
      expect([sex, ethnicity]).toEqual([counted, counted]);
    }),
    { numRuns: 50 },
  );
});
