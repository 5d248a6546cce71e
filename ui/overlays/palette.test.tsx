import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, test } from "vitest";
import { Palette, type PaletteItem } from "./palette.tsx";

afterEach(cleanup);

function items(run: string[], ...entries: (Partial<PaletteItem> & { id: string })[]): PaletteItem[] {
  return entries.map((entry) => ({ label: entry.id, onSelect: () => run.push(entry.id), ...entry }));
}
interface Shown {
  run: string[];
  entries?: (Partial<PaletteItem> & { id: string })[];
  /** The groups come from a search elsewhere. */
  elsewhere?: boolean;
  busy?: boolean;
}
const some = [{ id: "Jobs" }, { id: "Pass on Ann", decides: true }, { id: "Applicants" }];

function Shown({ run, entries = some, elsewhere, busy }: Shown) {
  const [query, setQuery] = useState("");
  const [open, setOpen] = useState(true);
  return (
    <Palette
      open={open}
      onOpenChange={setOpen}
      groups={[{ label: "Go to", items: items(run, ...entries) }]}
      busy={busy}
      {...(elsewhere && { query, onQuery: setQuery })}
    />
  );
}
const box = () => screen.getByRole("combobox");
const type = (value: string) => fireEvent.change(box(), { target: { value } });
const press = (key: string) => fireEvent.keyDown(box(), { key });
const names = () => screen.queryAllByRole("option").map(({ textContent }) => textContent);

test("palette: words narrow what is offered, ids do not count", async () => {
  render(
    <Shown
      run={[]}
      entries={[
        { id: "x1", label: "Jobs" },
        { id: "x2", label: "Applicants" },
      ]}
    />,
  );
  type("appl");
  await waitFor(() => expect(names()).toEqual(["Applicants"]));
  type("x1");
  await waitFor(() => expect(screen.getByText("Nothing found")).toBeTruthy());
});

test("palette: other words find an entry as well", async () => {
  render(<Shown run={[]} entries={[{ id: "Settings", keywords: ["password"] }, { id: "Jobs" }]} />);
  type("password");
  await waitFor(() => expect(names()).toEqual(["Settings"]));
});

test("palette: what is chosen runs once, and the palette closes", async () => {
  const run: string[] = [];
  render(<Shown run={run} />);
  fireEvent.click(screen.getByRole("option", { name: "Applicants" }));
  expect(run).toEqual(["Applicants"]);
  await waitFor(() => expect(screen.queryByRole("combobox")).toBeNull());
});

test("palette: Enter runs the first result of a search, never one that decides", () => {
  const run: string[] = [];
  render(<Shown run={run} elsewhere entries={some.toSpliced(0, 1)} />);
  type("a");
  press("Enter");
  expect(run).toEqual(["Applicants"]);
});

test("palette: Enter does nothing where nothing was typed", () => {
  const run: string[] = [];
  render(<Shown run={run} elsewhere />);
  press("Enter");
  expect(run).toEqual([]);
});

test("palette: Enter before the results are there waits for them", () => {
  const run: string[] = [];
  const { rerender } = render(<Shown run={run} elsewhere busy />);
  type("j");
  press("Enter");
  expect(run).toEqual([]);
  rerender(<Shown run={run} elsewhere />);
  expect(run).toEqual(["Jobs"]);
});
