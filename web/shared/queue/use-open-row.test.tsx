import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, test } from "vitest";
import { useHotkeys } from "#ui/hooks/use-hotkeys.ts";
import { useOpenRow } from "./use-open-row.ts";

afterEach(cleanup);
const rows = ["ann", "ben", "cleo", "dan"].map((id) => ({ id }));

/** A list whose address arrives when the test says so. */
function List({ saved, people = rows }: { saved: string[]; people?: { id: string }[] }) {
  const [named, setNamed] = useState<string | null>(null);
  const [asked, setAsked] = useState<string | null>(null);
  const { place, show } = useOpenRow({ rows: people, named, follow: (id) => setAsked(id ?? null) });
  useHotkeys({
    j: () => show(people[place + 1]?.id),
    k: () => show(people[place - 1]?.id),
    v: () => void saved.push(people[place]!.id),
  });
  return (
    <>
      <p>{people[place]?.id}</p>
      <button onClick={() => setNamed(asked)}>arrive</button>
      <button onClick={() => setNamed("ann")}>elsewhere</button>
    </>
  );
}
const press = (key: string) => fireEvent.keyDown(document.body, { key });
const click = (name: string) => fireEvent.click(screen.getByText(name));

test.each([0, 20, 40])("open row: after J, a key pressed %i ms later acts on the next row", async (ms) => {
  const saved: string[] = [];
  render(<List saved={saved} />);
  press("j");
  if (ms) await act(() => new Promise((resolve) => setTimeout(resolve, ms)));
  press("v");
  expect(saved).toEqual(["ben"]);
});

test("open row: several moves in a row all count before the address has followed", () => {
  const saved: string[] = [];
  render(<List saved={saved} />);
  for (const key of ["j", "j", "j", "k", "v"]) press(key);
  click("arrive");
  press("v");
  expect(saved).toEqual(["cleo", "cleo"]);
});

test("open row: once the address has arrived, it leads", () => {
  const saved: string[] = [];
  render(<List saved={saved} />);
  press("j");
  click("arrive");
  click("elsewhere");
  press("v");
  expect(saved).toEqual(["ann"]);
});

test("open row: when the open row leaves the list, the one that took its place is open", () => {
  const saved: string[] = [];
  const { rerender } = render(<List saved={saved} />);
  press("j");
  rerender(<List saved={saved} people={rows.filter(({ id }) => id !== "ben")} />);
  press("v");
  expect(saved).toEqual(["cleo"]);
});
