import { expect, test } from "vitest";
import { type Sourced, criterionMissed } from "./left-out.ts";

const filters = { location: [], industry: [], salary: { currency: "USD", max: 90_000 }, careerStage: [] };
const wanted = { filters, locations: [], remote: true };

test.each<[string, Sourced["preferences"], "salary" | null]>([
  ["someone who named no pay", {}, null],
  ["someone who named none after thinking about it", { salary: null }, null],
  ["someone who asks for more", { salary: 120, salaryCurrency: "USD" }, "salary"],
  ["someone who asks for more, in the currency that stands first", { salary: 120 }, "salary"],
  ["someone who asks for more in another currency", { salary: 120, salaryCurrency: "GBP" }, null],
])("auto-sourcing: a limit on pay, and %s", (_, preferences, missed) => {
  expect(criterionMissed({ location: null, title: null, preferences }, wanted)).toBe(missed);
});
