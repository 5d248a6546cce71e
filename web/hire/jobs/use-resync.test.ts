import { expect, test } from "vitest";
import { countsText, failureText } from "./use-resync.ts";

const counts = { added: 0, changed: 0, closed: 0, unchanged: 0 };

test.each([
  [{ added: 4, changed: 1, closed: 2, unchanged: 80 }, "4 jobs added, 1 changed, 2 closed, 80 unchanged"],
  [{ closed: 1, unchanged: 2 }, "1 job closed, 2 unchanged"],
  [{ changed: 3 }, "3 jobs changed"],
  [{ unchanged: 3 }, "3 jobs read, nothing has changed"],
])("board import: what came of reading a board is said without what did not happen (%o)", (given, words) => {
  expect(countsText({ ...counts, ...given })).toBe(words);
});

test("board import: a reading that failed says that nothing was closed, once", () => {
  const kept = "Nothing was changed, and no job was closed.";
  expect(failureText("The board answered with an error (500).")).toBe(
    `The board answered with an error (500). ${kept}`,
  );
  expect(failureText("The board answered without a single job, so nothing was changed.")).toBe(
    `The board answered without a single job. ${kept}`,
  );
  expect(failureText(null)).toBe(`The board could not be read. ${kept}`);
});
