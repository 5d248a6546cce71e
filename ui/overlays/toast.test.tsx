import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { dismissToast } from "./toast-store.ts";
import { ToastRegion, showToast } from "./toast.tsx";

afterEach(() => {
  cleanup();
  act(() => dismissToast());
});
const names = ["Ann", "Ben", "Cleo", "Dan", "Eve", "Fay"];

function sixPasses() {
  const undone: string[] = [];
  render(<ToastRegion />);
  act(() => {
    for (const name of names)
      showToast({ text: `Passed ${name}`, key: name, undo: () => undone.push(name), lastsMs: 8000 });
  });
  return undone;
}

test("toasts: each of six quick decisions can be taken back by its own button", () => {
  const undone = sixPasses();
  expect(screen.getAllByRole("button", { name: /^Undo( U)?$/ })).toHaveLength(6);
  fireEvent.click(screen.getAllByRole("button", { name: /^Undo( U)?$/ })[0]!);
  expect(undone).toEqual(["Ann"]);
});

test("toasts: the key takes back one after the other, the latest first", () => {
  const undone = sixPasses();
  for (const _ of names) fireEvent.keyDown(document.body, { key: "u" });
  expect(undone).toEqual(names.toReversed());
});

test("toasts: all of them can be taken back at once", () => {
  const undone = sixPasses();
  fireEvent.click(screen.getByRole("button", { name: "Undo all 6" }));
  expect(undone).toEqual(names.toReversed());
  expect(screen.queryByText(/Passed/)).toBeNull();
});
