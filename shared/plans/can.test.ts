import { expect, test } from "vitest";
import { can, limitOf, planStates } from "./can.ts";
import { planFeatures, planVersions, switchableFeatures } from "./plans.data.ts";

test("can: what a plan counts is counted, the last one too", () => {
  const launch = { state: "free", version: "launch-1" } as const;
  expect(can(launch, "bulkUpload", 1, 199)).toBe(true);
  expect(can(launch, "bulkUpload", 2, 199)).toBe(false);
  expect(can(launch, "publishJobs")).toBe(true);
  expect(limitOf({ state: "trial", version: "core-1" }, "bulkUpload")).toBe(1000);
});

test("can: standby keeps reading, taking along and answering", () => {
  const standby = { state: "standby", version: "pro-1" } as const;
  expect(planFeatures.filter((feature) => can(standby, feature))).toEqual([
    "read",
    "answer",
    "runTeam",
    "changePlan",
  ]);
});

test("can: what is switched off is off in every plan, and what is switched on stays on in standby", () => {
  const off = { publishJobs: { on: false, reason: "Fake jobs" }, bulkUpload: { on: false, reason: "Spam" } };
  for (const state of planStates) {
    expect(can({ state, version: "pro-1", switches: off }, "publishJobs")).toBe(false);
    expect(limitOf({ state, version: "pro-1", switches: off }, "bulkUpload")).toBe(0);
  }
  const on = { bulkUpload: { on: true, reason: "Until their invoice is sorted out" } };
  expect(limitOf({ state: "standby", version: "core-1", switches: on }, "bulkUpload")).toBe(1000);
  expect(can({ state: "standby", version: "core-1", switches: on }, "findPeople")).toBe(false);
});

test("plans: what a company keeps in standby can't be turned off", () => {
  const standby = { state: "standby", version: "core-1" } as const;
  expect(switchableFeatures.filter((feature) => can(standby, feature))).toEqual([]);
});

test("plans: what subscribers have never changes under them; a change is a version of its own", () => {
  const sold = Object.entries(planVersions).map(([id, { price, includes }]) => {
    const { bulkUpload, boardApplications, ...rest } = includes;
    return [id, price, bulkUpload, boardApplications, Object.values(rest).every((most) => most === Infinity)];
  });
  expect(sold).toEqual([
    ["launch-1", 0, 200, Infinity, true],
    ["core-1", 24_900, 1000, Infinity, true],
    ["sync-1", 44_900, 2500, Infinity, true],
    ["pro-1", null, 10_000, Infinity, true],
    ["seeker-1", 0, 0, 20, true],
    ["plus-1", 900, 0, 100, true],
  ]);
});

test("can: is asked in far less than 0.05 ms", () => {
  const core = { state: "active", version: "core-1" } as const;
  const started = performance.now();
  for (let nth = 0; nth < 10_000; nth++) can(core, "bulkUpload", 1, nth);
  expect((performance.now() - started) / 10_000).toBeLessThan(0.05);
});
