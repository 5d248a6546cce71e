import { expect, test } from "vitest";
import type { MyApplication } from "#contract/application-shapes.ts";
import type { ExternalApplication } from "#contract/external-applications.ts";
import { columnOfMine, columnsOf, mayMove } from "./tracker-columns.ts";

const mine = (applicationState: string, stage: string | null = null) =>
  ({
    id: `${applicationState}-${stage}`,
    applicationState,
    stage,
    lastActivityAt: "2026-11-20T09:00:00Z",
  }) as MyApplication;
const external = (id: string, state: string, changedAt: string) =>
  ({ id, state, changedAt }) as ExternalApplication;

test.each([
  ["pending", null, "applied"],
  ["review", null, "applied"],
  ["referralRequest", null, "applied"],
  ["outbound", null, null],
  ["accepted", null, "interview"],
  ["pipeline", "screen", "interview"],
  ["pipeline", "own-stage", "interview"],
  ["pipeline", "offer", "offer"],
  ["pipeline", "hired", "hired"],
  ["denied", null, "passed"],
  ["expired", null, "passed"],
  ["declined", null, "declined"],
])("tracker: an application that is %s %s stands under %s", (state, stage, column) => {
  expect(columnOfMine(mine(state, stage))).toBe(column);
});

test("tracker: a column holds what is here and elsewhere, the latest first", () => {
  const columns = columnsOf(
    [mine("pending")],
    [external("old", "applied", "2026-11-01T09:00:00Z"), external("new", "applied", "2026-11-27T09:00:00Z")],
  );
  const applied = columns.find(({ id }) => id === "applied");
  expect(applied?.cards.map(({ id }) => id)).toEqual(["new", "pending-null", "old"]);
});

test("tracker: only what is at another site moves by hand", () => {
  const externals = [external("e1", "applied", "2026-11-01T09:00:00Z")];
  const to = { from: "applied", to: "offer" };
  expect(mayMove(externals, { cardId: "e1", ...to })).toBe(true);
  expect(mayMove(externals, { cardId: "pending-null", ...to })).toBe(false);
});
