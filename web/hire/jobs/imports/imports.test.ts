import { expect, test } from "vitest";
import type { ImportLine, JobImport } from "#contract/job-imports.ts";
import { broughtText, matching, ticked, undoneText } from "./imports.ts";

const line = (position: number, title: string, kind: ImportLine["kind"] = "new"): ImportLine => ({
  position,
  kind,
  title,
  department: "Operations",
  places: "Leeds, UK",
  url: null,
  reason: null,
  chosen: true,
  publishes: false,
});
const lines = [line(0, "Nurse"), line(1, "Night nurse"), line(2, "Cook", "changed")];

test("imports: lines are found by every word of title, department and place", () => {
  expect(matching(lines, "nurse leeds", "all").map(({ position }) => position)).toEqual([0, 1]);
  expect(matching(lines, "", "changed").map(({ position }) => position)).toEqual([2]);
});

test("imports: select all speaks of the lines that are shown and of no others", () => {
  const none = ticked(new Set(), matching(lines, "nurse", "all"), false);
  expect([...none]).toEqual([0, 1]);
  expect([...ticked(none, [lines[1]!], true)]).toEqual([0]);
});

test("imports: what could not be put back is said, and that the sync has ended which the import began", () => {
  const undone = (chosen: number, kept: number, beganFollowing = false) =>
    undoneText({ chosen, kept, beganFollowing } as JobImport);
  expect(undone(3, 0)).toBe("3 jobs restored.");
  expect(undone(3, 1)).toBe("2 jobs restored. 1 job stayed because of applicants or your edits.");
  expect(undone(3, 0, true)).toBe("3 jobs restored. We no longer sync the job board.");
});

test.each([
  [{ new: 3, changed: 0, gone: 0 }, "draft", "3 jobs imported as drafts."],
  [{ new: 2, changed: 1, gone: 0 }, "draft", "3 jobs imported as drafts or updated."],
  [{ new: 2, changed: 0, gone: 1 }, "live", "3 jobs imported as live jobs or updated."],
  [{ new: 0, changed: 2, gone: 1 }, "live", "3 jobs updated or closed."],
  [{ new: 0, changed: 3, gone: 0 }, "live", "3 jobs updated."],
] as const)("imports: what %j became is said", (found, status, words) => {
  expect(broughtText({ done: 3, status, found } as JobImport)).toBe(words);
});
