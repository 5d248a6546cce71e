import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { useQuery } from "@tanstack/react-query";
import { afterEach, expect, test, vi } from "vitest";
import { currentToasts, dismissToast } from "#ui/overlays/toast-store.ts";
import { useHeldDecisions } from "#web/shared/queue/use-held-decisions.ts";
import { useSignOut } from "#web/shared/session/session.ts";
import { heldAnswer, showScreen } from "#web/testing/calls.tsx";
import { approveOrReject } from "./approve-or-reject.ts";
import { ReviewQueue } from "./review-queue.tsx";

const ended = vi.fn(async () => null);
afterEach(() => {
  cleanup();
  dismissToast();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  ended.mockClear();
});

const at = "2026-11-23T09:00:00Z";
const all = ["ann", "ben", "cleo"].map((id) => ({ id }));
type Sent = { id: string; status: string; reason?: string };

interface QueueProps {
  sent: readonly Sent[];
  send: (sent: Sent) => Promise<unknown>;
}
function Queue({ sent, send }: QueueProps) {
  const queryFn = async () => all.filter(({ id }) => !sent.some((one) => one.id === id));
  const rows = useQuery({ queryKey: ["rows"], queryFn });
  const signOut = useSignOut();
  const { decide, waiting } = useHeldDecisions({
    call: send,
    about: ({ id }: Sent) => id,
    words: ({ id, status }) => `${id} was ${status}`,
    stale: [["rows"]],
  });
  return (
    <ReviewQueue
      words={{ list: "People", row: "Person", rows: "people" }}
      path="/queue"
      head={<button onClick={() => void signOut(ended)}>Sign out</button>}
      of={{ ...rows, data: rows.data && waiting(rows.data) }}
      none={{ title: "No people waiting", text: "They appear here." }}
      row={({ id }) => ({ title: id, text: "waits", at })}
      review={({ id }) => ({
        title: `About ${id}`,
        text: "waits",
        body: <p>Facts of {id}</p>,
        ...approveOrReject((verdict) => decide({ id, ...verdict })),
      })}
    />
  );
}
function open(send: QueueProps["send"] = async () => null, item = "") {
  const sent: Sent[] = [];
  const answer = async (one: Sent) => {
    await send(one);
    sent.push(one);
  };
  const known: [readonly unknown[], unknown][] = [[["rows"], all]];
  return {
    sent,
    ...showScreen(<Queue sent={sent} send={answer} />, { path: "/queue", at: `/queue${item}`, known }),
  };
}
const press = (key: string) => fireEvent.keyDown(document.body, { key });
const titles = () => screen.getAllByRole("listitem").map((row) => /ann|ben|cleo/.exec(row.textContent!)![0]);

test("review queue: J and K move, and what is open is in the address", async () => {
  const { router } = open();
  expect(screen.getByText("Facts of ann")).toBeTruthy();
  press("j");
  await screen.findByText("Facts of ben");
  await waitFor(() => expect(router.state.location.search).toBe("?item=ben"));
  press("j");
  press("j");
  await screen.findByText("Facts of cleo");
  press("k");
  await screen.findByText("Facts of ben");
});

test("review queue: A approves and opens the next; it is sent with the next decision, and U takes the last one back", async () => {
  const { sent } = open();
  press("a");
  await screen.findByText("Facts of ben");
  expect(titles()).toEqual(["ben", "cleo"]);
  expect(sent).toEqual([]);
  press("a");
  await screen.findByText("Facts of cleo");
  await waitFor(() => expect(sent).toEqual([{ id: "ann", status: "approved" }]));
  expect(currentToasts()).toMatchObject([{ text: "ben was approved" }]);
  act(() => currentToasts()[0]!.undo!());
  await waitFor(() => expect(titles()).toContain("ben"));
  cleanup();
  expect(sent).toHaveLength(1);
});

test("review queue: a key that is held down and a double click decide about one row alone", async () => {
  open();
  press("a");
  await screen.findByText("Facts of ben");
  fireEvent.keyDown(document.body, { key: "a", repeat: true });
  fireEvent.click(screen.getByRole("button", { name: /Approve/ }), { detail: 2 });
  expect(titles()).toEqual(["ben", "cleo"]);
  fireEvent.click(screen.getByRole("button", { name: /Approve/ }), { detail: 1 });
  await screen.findByText("Facts of cleo");
});

test("review queue: R leads to the reason, and rejects once there is one", async () => {
  const { sent } = open();
  press("r");
  const reason = screen.getByRole("textbox", { name: /Reason/ });
  expect(document.activeElement).toBe(reason);
  expect(screen.getByText("Facts of ann")).toBeTruthy();
  fireEvent.keyDown(reason, { key: "Enter" });
  expect(screen.getByText("Facts of ann")).toBeTruthy();
  fireEvent.change(reason, { target: { value: " Who is it? " } });
  fireEvent.keyDown(reason, { key: "Enter" });
  await screen.findByText("Facts of ben");
  cleanup();
  await waitFor(() => expect(sent).toEqual([{ id: "ann", status: "rejected", reason: "Who is it?" }]));
});

test("review queue: a decision is sent when its time to undo is over, and put back if it is refused", async () => {
  vi.useFakeTimers();
  const answer = heldAnswer();
  open(() => answer.promise);
  press("a");
  await act(() => vi.advanceTimersByTimeAsync(8000));
  expect(titles()).toEqual(["ben", "cleo"]);
  answer.refuse(new Error("gone"));
  await act(() => vi.advanceTimersByTimeAsync(10));
  expect(titles()).toEqual(["ann", "ben", "cleo"]);
  expect(currentToasts()).toMatchObject([{ tone: "error" }]);
});

test("review queue: who signs out a moment after a decision is signed out once it is sent", async () => {
  vi.stubGlobal("location", { ...location, assign: vi.fn() });
  const answer = heldAnswer();
  const { sent } = open(() => answer.promise);
  press("a");
  fireEvent.click(screen.getByRole("button", { name: "Sign out" }));
  expect(ended).not.toHaveBeenCalled();
  answer.give(null);
  await waitFor(() => expect(ended).toHaveBeenCalledOnce());
  expect(sent).toEqual([{ id: "ann", status: "approved" }]);
});

test("review queue: an address that names another row says so; none left says what belongs here", async () => {
  open(undefined, "?item=zoe");
  expect(screen.getByText("This person isn’t in this list")).toBeTruthy();
  cleanup();
  open();
  for (const name of ["ben", "cleo"]) {
    press("a");
    await screen.findByText(`Facts of ${name}`);
  }
  press("a");
  await screen.findByText("No people waiting");
  press("a");
  expect(screen.getByText("No person selected")).toBeTruthy();
});
