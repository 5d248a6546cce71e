import { expect, test } from "vitest";
import { failureText } from "#shared/jobs/failure-text.ts";
import { countsText, readingText } from "./use-resync.ts";

const counts = { added: 0, changed: 0, closed: 0, unchanged: 0 };

test.each([
  [{ added: 4, changed: 1, closed: 2, unchanged: 80 }, "4 jobs added, 1 changed, 2 closed, 80 unchanged"],
  [{ closed: 1, unchanged: 2 }, "1 job closed, 2 unchanged"],
  [{ changed: 3 }, "3 jobs changed"],
  [{ unchanged: 3 }, "3 jobs checked, no changes"],
])("board import: what came of reading a board is said without what did not happen (%o)", (given, words) => {
  expect(countsText({ ...counts, ...given })).toBe(words);
});

test("board import: a reading that failed says that nothing was closed, once", () => {
  const kept = "We didn’t change or close any jobs.";
  expect(failureText("The job board returned an error (500).")).toBe(
    `The job board returned an error (500). ${kept}`,
  );
  expect(failureText("The job board returned no jobs, so we didn’t change anything.")).toBe(
    `The job board returned no jobs. ${kept}`,
  );
  expect(failureText(null)).toBe(`Couldn’t read the job board. ${kept}`);
});

test("board import: a board that was just imported doesn’t say that its jobs are still to come", () => {
  const unread = { lastState: null, lastMessage: null, lastCounts: null };
  expect(readingText(unread)).toBe("Its jobs appear here after the first sync.");
  const imported = { ...unread, lastState: "healthy" as const };
  expect(readingText(imported)).toBe("Changes appear here after the next sync.");
  expect(readingText({ ...imported, lastCounts: { ...counts, added: 2 } })).toBe("2 jobs added");
});
