import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, test } from "vitest";
import { useHotkeys } from "#ui/hooks/use-hotkeys.ts";
import { QueueDetail } from "./queue-split.tsx";
import { useQueue } from "./use-queue.ts";

afterEach(cleanup);
const people = ["ann", "ben", "cleo"].map((id) => ({ id }));

/** A queue whose address follows only when the test says so; who is decided leaves the list at once. */
function Queue({ decided, at = null }: { decided: string[]; at?: string | null }) {
  const [rows, setRows] = useState(people);
  const [named, setNamed] = useState<string | null>(at);
  const [asked, setAsked] = useState<string | undefined>();
  const queue = useQueue({ rows, named, follow: setAsked });
  const act = ({ id }: { id: string }) => {
    decided.push(id);
    setRows((before) => before.filter((row) => row.id !== id));
  };
  useHotkeys({ p: () => queue.decide(act), j: queue.next, k: queue.previous });
  return (
    <>
      <p role="status">{queue.open?.id ?? "nobody"}</p>
      <p role="note">{`${queue.before?.id ?? "-"} ${queue.after?.id ?? "-"} ${queue.missing}`}</p>
      <button onClick={() => setNamed(asked ?? null)}>arrive</button>
      <button onClick={() => setRows([...people, { id: "dan" }])}>put back</button>
    </>
  );
}
const press = (...keys: string[]) => keys.forEach((key) => fireEvent.keyDown(document.body, { key }));
const open = () => screen.getByRole("status").textContent;

test("queue: a decision opens the next row before the address has followed", () => {
  const decided: string[] = [];
  render(<Queue decided={decided} />);
  press("p");
  expect(open()).toBe("ben");
  press("p");
  expect(open()).toBe("cleo");
  expect(decided).toEqual(["ann", "ben"]);
});

test("queue: at the end of the list a decision opens the row before", () => {
  const decided: string[] = [];
  render(<Queue decided={decided} at="cleo" />);
  press("p");
  expect(open()).toBe("ben");
});

test("queue: after the last decision nobody is open, and a further key decides nothing", () => {
  const decided: string[] = [];
  render(<Queue decided={decided} />);
  press("p", "p", "p", "p");
  expect(open()).toBe("nobody");
  expect(decided).toEqual(["ann", "ben", "cleo"]);
});

test("queue: next and previous stop at the ends", () => {
  render(<Queue decided={[]} />);
  press("k");
  expect(open()).toBe("ann");
  press("j", "j", "j", "j");
  expect(open()).toBe("cleo");
  press("k");
  expect(open()).toBe("ben");
  expect(screen.getByRole("note").textContent).toBe("ann cleo false");
});

test("queue: what is put back by an undo does not take the place of the row that is read", () => {
  const decided: string[] = [];
  render(<Queue decided={decided} />);
  press("p");
  fireEvent.click(screen.getByText("put back"));
  expect(open()).toBe("ben");
  fireEvent.click(screen.getByText("arrive"));
  expect(open()).toBe("ben");
});

test("queue: an address that names nobody of the list says so; one who left it is not missing", () => {
  render(<Queue decided={[]} at="zoe" />);
  expect(screen.getByRole("note").textContent).toContain("true");
  cleanup();
  render(<Queue decided={[]} at="ben" />);
  press("p");
  expect(screen.getByRole("note").textContent).toContain("false");
});

test("queue: the detail is the open row, a picture of what is coming, or what is said at the end", () => {
  const detail = (row: { id: string } | undefined, loaded: boolean) => (
    <QueueDetail open={row} loaded={loaded} loading="Loading report" empty={<p>No report selected</p>}>
      {({ id }) => <h2>{id}</h2>}
    </QueueDetail>
  );
  const { rerender } = render(detail(undefined, false));
  expect(screen.getByText("Loading report")).toBeTruthy();
  rerender(detail({ id: "ann" }, true));
  expect(screen.getByRole("heading").textContent).toBe("ann");
  rerender(detail(undefined, true));
  expect(screen.getByText("No report selected")).toBeTruthy();
});
