import { expect, test } from "vitest";
import { downBy } from "./stay-at-end.ts";

test.each([
  ["at its end, less room", 500, 448, 52],
  ["nearly at its end, less room", 440, 448, 52],
  ["further up, less room", 100, 448, 0],
  ["at its end, more room", 500, 560, 0],
])("a list that stands %s", (_, scrollTop, clientHeight, down) => {
  expect(downBy({ scrollHeight: 1000, scrollTop, clientHeight }, 500)).toBe(down);
});
