import { expect, test } from "vitest";
import type { ApplicationRow } from "#contract/application-shapes.ts";
import { boardAddress, columnOf, columnsOf, placedIn } from "./board.ts";

const row = (id: string, applicationState: string, stage: string | null) =>
  ({ id, applicationState, stage }) as ApplicationRow;
const stages = ["screen", "interview", "offer", "hired"].map((id) => ({ id, name: id, fixed: true }));

test.each([
  ["pipeline", "offer", "offer"],
  ["accepted", null, "interview"],
  ["denied", "screen", "passed"],
  ["denied", null, null],
  ["declined", "offer", null],
])("%s at %s stands in %s", (state, stage, column) => {
  expect(columnOf(row("a", state, stage))).toBe(column);
});

test("a stage that only another job has gets its column before the offer", () => {
  const columns = columnsOf(stages, [row("a", "pipeline", "case-study")]);
  expect(columns.map(({ title }) => title)).toEqual([
    "screen",
    "interview",
    "Case study",
    "offer",
    "hired",
    "Passed",
  ]);
});

test("a card put into a column stands there", () => {
  for (const column of ["screen", "hired", "passed"])
    expect(columnOf(placedIn(row("a", "accepted", null), column))).toBe(column);
});

test("an address keeps what was not changed", () => {
  expect(boardAddress(new URLSearchParams("job=1&open=2"), { open: null, q: "ann" })).toBe(
    "/hire/pipeline?job=1&q=ann",
  );
});
