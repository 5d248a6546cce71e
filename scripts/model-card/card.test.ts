import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { modelVersion } from "#server/matching-engine/index.ts";
import { readResults, type Result, tableOf } from "../eval/results.ts";
import { judgeBars } from "./bars.ts";
import { modelCard } from "./card.ts";

const results = readResults();
const { lockedPeople } = results;
const withOurs = (...cells: string[]) => ({
  ...results,
  lockedPeople: { ...lockedPeople, rows: [["ours", ...cells], ...lockedPeople.rows.slice(1)] },
});

test("model card: the page is what npm run model-card makes", () => {
  expect(readFileSync("docs/model-card.md", "utf8"), "Run npm run model-card.").toBe(modelCard(results));
});

test.each(Object.entries(results))(
  "model card: docs/matching.md quotes the same figures of %s",
  (_, result) => {
    expect(readFileSync("docs/matching.md", "utf8")).toContain(tableOf(result));
  },
);

test("model card: a bar is reached by its value, and surely by its whole interval", () => {
  const judged = judgeBars(withOurs("0.750 [0.700, 0.800]", "0.900 [0.800, 0.950]", "0.031 [0.000, 0.183]"));
  expect(
    judged
      .map(({ reached, surely }) => [reached, surely])
      .toSpliced(1, 1)
      .slice(0, 3),
  ).toEqual([
    [true, false],
    [true, true],
    [false, false],
  ]);
});

test("model card: says that bars are missed as long as one is", () => {
  const missed = judgeBars(results).filter(({ reached }) => !reached);
  expect(missed.length).toBeGreaterThan(0);
  expect(modelCard(results)).toContain("**Not all bars are reached:");
  for (const { says, measured } of missed)
    expect(modelCard(results)).toMatch(
      new RegExp(`^\\| ${escaped(says)} .*${escaped(measured)} \\| \\*\\*missed`, "m"),
    );
});

test("model card: says which figures an earlier version had", () => {
  const measured = (version: string) =>
    modelCard({ ...results, lockedPeople: { ...lockedPeople, modelVersion: version } as Result });
  const older = `version \`fit-1\`; **not measured again with \`${modelVersion}\`**`;
  expect(measured("fit-1")).toContain(older);
  expect(measured(modelVersion)).not.toContain(older);
});

test("model card: a bar whose figure is gone is named", () => {
  const without = { ...results, adLines: { ...results.adLines, rows: [] } };
  expect(() => judgeBars(without)).toThrow(
    "The kept result adLines has no “kept back: 100 advertisements” of “ours”.",
  );
});

function escaped(text: string): string {
  return text.replace(/[[\]().*+?^$|\\{}/]/g, "\\$&");
}
