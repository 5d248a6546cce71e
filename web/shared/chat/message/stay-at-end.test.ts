import { expect, test } from "vitest";
import { downBy } from "./stay-at-end.ts";

const before = { scrollHeight: 1000, clientHeight: 500 };

test.each([
  ["at its end, less room", 500, { clientHeight: 448 }, 52],
  ["nearly at its end, less room", 440, { clientHeight: 448 }, 52],
  ["further up, less room", 100, { clientHeight: 448 }, 0],
  ["at its end, more room", 500, { clientHeight: 560 }, 0],
  ["at its end, more to show", 500, { scrollHeight: 1170 }, 170],
  ["nearly at its end, more to show", 440, { scrollHeight: 1170 }, 170],
  ["further up, more to show", 100, { scrollHeight: 1170 }, 0],
  ["at its end, less to show", 500, { scrollHeight: 900 }, 0],
])("message list: a list that stands %s", (_, scrollTop, after, down) => {
  expect(downBy({ ...before, ...after, scrollTop }, { ...before, scrollTop })).toBe(down);
});

test("message list: what was scrolled to meanwhile is counted", () => {
  expect(downBy({ ...before, scrollHeight: 1170, scrollTop: 670 }, { ...before, scrollTop: 500 })).toBe(0);
});
