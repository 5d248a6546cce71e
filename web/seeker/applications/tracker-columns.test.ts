import { expect, test } from "vitest";
import type { AgentStatus } from "#contract/agent-applications.ts";
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
  const columns = columnsOf({
    mine: [mine("pending")],
    externals: [
      external("old", "applied", "2026-11-01T09:00:00Z"),
      external("new", "applied", "2026-11-27T09:00:00Z"),
    ],
    forms: [],
  });
  const applied = columns.find(({ id }) => id === "applied");
  expect(applied?.cards.map(({ id }) => id)).toEqual(["new", "pending-null", "old"]);
});

test("tracker: a job board’s form is under Saved until it is sent, and gets no second card for its job", () => {
  const form = (id: string, stage: string) =>
    ({ id, jobId: `job-${id}`, stage, changedAt: "2026-11-20T09:00:00Z" }) as AgentStatus;
  const kept = { ...external("e1", "applied", "2026-11-01T09:00:00Z"), jobId: "job-sent" };
  const forms = [
    form("begun", "review"),
    form("refused", "failed"),
    form("lost", "unknown"),
    form("sent", "sent"),
    form("removed", "sent"),
  ];
  const columns = columnsOf({ mine: [], externals: [kept], forms });
  const cardsIn = (column: string) => columns.find(({ id }) => id === column)?.cards.map(({ id }) => id);
  expect(cardsIn("saved")).toEqual(["begun", "refused"]);
  expect(cardsIn("applied")).toEqual(["lost", "e1"]);
});

test("tracker: only what is at another site moves by hand", () => {
  const externals = [external("e1", "applied", "2026-11-01T09:00:00Z")];
  const to = { from: "applied", to: "offer" };
  expect(mayMove(externals, { cardId: "e1", ...to })).toBe(true);
  expect(mayMove(externals, { cardId: "pending-null", ...to })).toBe(false);
});
