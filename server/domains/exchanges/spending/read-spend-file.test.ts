import { expect, test } from "vitest";
import { mostRows } from "#server/texts/csv-lines.ts";
import { readRows } from "./read-rows.ts";
import { readSpendFile } from "./read-spend-file.ts";

test.each([
  ["a heading of brackets", `day,cost,x${"(".repeat(300_000)}\n2026-11-20,1,`],
  ["a day of spaces", `day,cost\nnov${" ".repeat(300_000)}x,1`],
  ["a cost of points", `day,cost\n2026-11-20,${".1".repeat(150_000)}x`],
])("costs from a file: %s is read in bounded time", (_, csv) => {
  const start = process.threadCpuUsage();
  const file = { csv } as Parameters<typeof readSpendFile>[0];
  const places = { jobs: [], exchanges: [] } as unknown as Parameters<typeof readRows>[1]["places"];
  const { refused } = readRows(readSpendFile(file), { file, places, now: new Date("2026-11-23T12:00:00Z") });
  expect(refused).toHaveLength(1);
  // Of the processor, since other work on a busy machine says nothing of how far reading grows.
  expect(process.threadCpuUsage(start).user / 1000).toBeLessThan(2000);
});

test("costs from a file: more rows than a file may have are refused", () => {
  const csv = `day,cost\n${"2026-11-20,1\n".repeat(mostRows + 1)}`;
  expect(() => readSpendFile({ csv } as Parameters<typeof readSpendFile>[0])).toThrow("too long");
});
