import { expect, test } from "vitest";
import { orderOfDays, unclearDay } from "./read-day.ts";

test.each([
  [["12/01/2026", "11/20/2026"], { text: "12/01/2026", day: "2026-12-01", order: "month first" }],
  [["12/01/2026 10:15", "20/11/2026"], { text: "12/01/2026", day: "2026-01-12", order: "day first" }],
  [["11/20/2026", "11/11/2026"], null],
  [["2026-11-03", "3.11.2026", "Nov 3, 2026"], null],
])("days of a file: of %j the one that could be two is named with how it is read", (texts, unclear) => {
  expect(unclearDay(texts, orderOfDays(texts))).toEqual(unclear);
});
