import { expect, test } from "vitest";
import { partOf } from "./byte-ranges.ts";

const megabytes = 1024 * 1024;

test.each([
  [undefined, 100, null],
  ["bytes=0-9", 100, { first: 0, last: 9 }],
  ["bytes=90-", 100, { first: 90, last: 99 }],
  ["bytes=-10", 100, { first: 90, last: 99 }],
  ["bytes=-500", 100, { first: 0, last: 99 }],
  ["bytes=50-500", 100, { first: 50, last: 99 }],
  ["bytes=100-", 100, "none"],
  ["bytes=-0", 100, "none"],
  ["bytes=9-3", 100, "none"],
  ["bytes=0-1,5-6", 100, null],
  ["bytes=-", 100, null],
  ["lines=0-9", 100, null],
  ["bytes=0-", 50 * megabytes, { first: 0, last: 4 * megabytes - 1 }],
])("byte ranges: %s of %d bytes", (header, length, part) => {
  expect(partOf(header, length)).toEqual(part);
});
