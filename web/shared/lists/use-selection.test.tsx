import { act, renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import { useSelection } from "./use-selection.ts";

const shown = ["ann", "ben", "cleo", "dan", "eve"];
function open() {
  const { result, rerender } = renderHook(({ list }) => useSelection(list, shown), {
    initialProps: { list: "pending" },
  });
  const toggle = (id: string, range = false) => act(() => result.current.toggle(id, { range }));
  const chosen = () => [...result.current.ids].toSorted();
  return { result, rerender, toggle, chosen };
}

test("selection: one by one, and off again", () => {
  const { toggle, chosen } = open();
  toggle("ann");
  toggle("cleo");
  toggle("ann");
  expect(chosen()).toEqual(["cleo"]);
});

test("selection: with Shift everything from the last choice on, upwards as well, on and off", () => {
  const { toggle, chosen } = open();
  toggle("dan");
  toggle("ben", true);
  expect(chosen()).toEqual(["ben", "cleo", "dan"]);
  toggle("cleo", true);
  expect(chosen()).toEqual(["dan"]);
});

test("selection: another list starts with nobody chosen", () => {
  const { result, rerender, toggle, chosen } = open();
  toggle("ann");
  rerender({ list: "saved" });
  expect(chosen()).toEqual([]);
  expect(result.current.count).toBe(0);
});

test("selection: people beyond what is shown can be chosen", () => {
  const { result, chosen } = open();
  act(() => result.current.choose(["ann", "zoe"]));
  expect(chosen()).toEqual(["ann", "zoe"]);
});
