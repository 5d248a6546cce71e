import { expect, test } from "vitest";
import { nameOfStage } from "#shared/words/stage-name.ts";
import type { ApplicationRow } from "#contract/application-shapes.ts";
import { allStages, boardAddress, boardsOf, columnOf, columnsOf, placedIn } from "./board.ts";

const row = (id: string, applicationState: string, stage: string | null) =>
  ({ id, applicationState, stage }) as ApplicationRow;
const stages = ["screen", "interview", "offer", "hired"].map((id) => ({ id, name: id, fixed: true }));

test.each([
  ["pipeline", "offer", "offer"],
  ["accepted", null, "interview"],
  ["denied", "screen", "passed"],
  ["denied", null, null],
  ["declined", "offer", null],
])("pipeline: %s at %s stands in %s", (state, stage, column) => {
  expect(columnOf(row("a", state, stage))).toBe(column);
});

test("pipeline: a stage that only another job has gets its column before the offer", () => {
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

test("pipeline: a card put into a column stands there", () => {
  for (const column of ["screen", "hired", "passed"])
    expect(columnOf(placedIn(row("a", "accepted", null), column))).toBe(column);
});

test("pipeline: an address keeps what was not changed", () => {
  expect(boardAddress(new URLSearchParams("job=1&open=2"), { open: null, q: "ann" })).toBe(
    "/hire/pipeline?job=1&q=ann",
  );
});

test("pipeline: a job's own stages are known by the name the team wrote, before anyone stands in them", () => {
  const takeHome = { id: "take-home-exercise", name: "Take-home exercise", fixed: false };
  const own = [{ jobId: "pumps", stages: stages.toSpliced(2, 0, takeHome) }];
  const board = boardsOf(stages, own);
  expect(board("pumps").map(({ id }) => id)).toContain("take-home-exercise");
  expect(board("valves")).toBe(stages);
  const all = allStages([stages, board("pumps"), board("valves")]);
  expect(columnsOf(all, []).map(({ title }) => title)).toEqual([
    "screen",
    "interview",
    "Take-home exercise",
    "offer",
    "hired",
    "Passed",
  ]);
  expect(nameOfStage("take-home-exercise", all)).toBe("Take-home exercise");
  expect(nameOfStage("case-study", all)).toBe("Case study");
});
