import { expect, test } from "vitest";
import { compactNumber, fileSize } from "./compact.ts";

test.each([
  [0, "0"],
  [999, "999"],
  [1000, "1k"],
  [1234, "1.23k"],
  [-1500, "-1.5k"],
  [999_999, "1m"],
  [1_500_000, "1.5m"],
  [2_340_000_000, "2.34b"],
  [12.345, "12.35"],
])("numbers: %d is written %s", (value, expected) => {
  expect(compactNumber(value)).toBe(expected);
});

test.each([
  [512, "512 B"],
  [1024, "1 KB"],
  [1536, "1.5 KB"],
  [5 * 1024 * 1024, "5 MB"],
  [3 * 1024 ** 3, "3 GB"],
  [5000 * 1024 ** 3, "5000 GB"],
])("numbers: %d bytes are %s", (bytes, expected) => {
  expect(fileSize(bytes)).toBe(expected);
});
