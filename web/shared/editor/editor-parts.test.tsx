import { act, cleanup, fireEvent, render, renderHook, screen } from "@testing-library/react";
import { useRef } from "react";
import { Link, Outlet, RouterProvider, createMemoryRouter } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { refusal } from "#web/testing/calls.tsx";
import { changesBetween, same } from "./changes.ts";
import { ConflictNote } from "./conflict-note.tsx";
import { PreviewSplit } from "./preview-split.tsx";
import { bothOf, problemOf } from "./problem.ts";
import { UnsavedGuard } from "./unsaved-guard.tsx";
import { useAutosave } from "./use-autosave.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test("editor: lists and objects of the same words are the same, whatever the order of their names", () => {
  expect(same({ a: [1, { b: null }], c: "x" }, { c: "x", a: [1, { b: null }] })).toBe(true);
  expect(same([1, 2], [2, 1])).toBe(false);
  expect(same({ a: undefined }, {})).toBe(false);
  expect(same([], {})).toBe(false);
  expect(changesBetween({ a: [1], b: 1 }, { a: [1], b: 2 })).toEqual({ b: 2 });
});

test("editor: what the contract refuses inside a list is said beside the list, the first of it", () => {
  const error = refusal("Please use at most 4 characters", {
    details: {
      "stages.1": "Please use at most 4 characters",
      "stages.3": "Please fill this in",
      title: "Too short",
    },
  });
  expect(problemOf(error)).toEqual({
    sentence: "Please use at most 4 characters",
    fields: { stages: "Please use at most 4 characters", title: "Too short" },
  });
  expect(problemOf(new Error("boom"), "It was not saved")).toEqual({
    sentence: "It was not saved",
    fields: {},
  });
});

test("editor: of two problems the first is the sentence, and the fields of both are named", () => {
  const missing = { sentence: "Add a title", fields: { title: "Add a title" } };
  const wrong = { sentence: "Not saved", fields: { pay: "Too low", title: "Too short" } };
  expect(bothOf(missing, wrong)).toEqual({
    sentence: "Add a title",
    fields: { title: "Add a title", pay: "Too low" },
  });
  expect(bothOf(null, wrong)).toBe(wrong);
});

test("editor: a conflict says what a teammate changed, and takes their version on one press", () => {
  const take = vi.fn();
  const shown = vi.spyOn(Element.prototype, "scrollIntoView").mockImplementation(() => {});
  const { rerender } = render(<ConflictNote fields={[]} onTakeTheirs={take} />);
  expect(screen.queryByRole("status")).toBeNull();
  rerender(<ConflictNote fields={["the title", "the pay"]} onTakeTheirs={take} />);
  expect(screen.getByRole("status").textContent).toContain(
    "A teammate or another tab changed the title and the pay",
  );
  expect(shown.mock.contexts, "it is brought into view, once").toEqual([screen.getByRole("status")]);
  rerender(<ConflictNote fields={["the title"]} onTakeTheirs={take} />);
  expect(shown).toHaveBeenCalledTimes(1);
  shown.mockRestore();
  fireEvent.click(screen.getByRole("button", { name: "Use the other version" }));
  expect(take).toHaveBeenCalledTimes(1);
});

test("editor: the form and its preview are both on the page, and the switch says which is asked for", () => {
  const turned = vi.fn();
  function Split() {
    return (
      <PreviewSplit
        label="Job"
        form={useRef<HTMLFormElement>(null)}
        preview={<p>As people see it</p>}
        side="write"
        onSide={turned}
      >
        <input aria-label="Title" />
      </PreviewSplit>
    );
  }
  render(<Split />);
  expect(screen.getByRole("form", { name: "Job" }).contains(screen.getByLabelText("Title"))).toBe(true);
  expect(screen.getByRole("region", { name: "Preview" }).textContent).toBe("As people see it");
  fireEvent.click(screen.getByText("Preview"));
  expect(turned.mock.lastCall?.[0]).toBe("preview");
});

function guarded(dirty: boolean) {
  const guard = (
    <>
      <UnsavedGuard dirty={dirty} what="this job" />
      <Link to="/elsewhere">Leave it</Link>
    </>
  );
  const router = createMemoryRouter([
    {
      path: "/",
      element: <Outlet />,
      children: [
        { index: true, element: guard },
        { path: "*", element: "Gone" },
      ],
    },
  ]);
  render(<RouterProvider router={router} />);
  fireEvent.click(screen.getByText("Leave it"));
}

test("editor: leaving with unsaved changes asks first, and goes on when told to", async () => {
  vi.useRealTimers();
  guarded(true);
  expect(await screen.findByText("Leave without saving?")).toBeTruthy();
  expect(screen.getByText(/unsaved changes to this job/)).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Leave" }));
  expect(await screen.findByText("Gone")).toBeTruthy();
});

test("editor: leaving without changes asks nothing", async () => {
  vi.useRealTimers();
  guarded(false);
  expect(await screen.findByText("Gone")).toBeTruthy();
});

interface Note {
  title?: string;
  text?: string;
}
function autosaving() {
  const calls: { sent: Note; answer: () => void; refuse: () => void }[] = [];
  const quiet = vi.fn();
  const send = (sent: Note, step?: string) =>
    new Promise<string>((resolve, reject) =>
      calls.push({
        sent: { ...sent, ...(step && { step }) },
        answer: () => resolve("kept"),
        refuse: () => reject(new Error()),
      }),
    );
  const { result } = renderHook(() =>
    useAutosave<Note, string, string>({ quietMs: 1000, send, onQuietSave: quiet }),
  );
  const type = (patch: Note) => act(() => result.current.change(patch));
  const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  return { calls, quiet, type, wait, result };
}

test("autosave: what is typed is sent once its writer pauses, not at every letter", async () => {
  const { calls, quiet, type, wait } = autosaving();
  type({ title: "D" });
  await wait(600);
  type({ title: "Di" });
  await wait(600);
  expect(calls).toEqual([]);
  await wait(400);
  expect(calls.map(({ sent }) => sent)).toEqual([{ title: "Di" }]);
  await act(async () => calls[0]!.answer());
  expect(quiet).toHaveBeenCalledTimes(1);
});

test("autosave: what is typed while it is being sent stays, and is sent after it", async () => {
  const { calls, type, wait, result } = autosaving();
  type({ title: "D", text: "x" });
  await wait(1000);
  type({ title: "Di" });
  await act(async () => calls[0]!.answer());
  expect(result.current.changes).toEqual({ title: "Di" });
  await wait(1000);
  expect(calls.map(({ sent }) => sent)).toEqual([{ title: "D", text: "x" }, { title: "Di" }]);
});

test("autosave: saving by hand waits for the call before it, also when that fails", async () => {
  const { calls, type, wait, result } = autosaving();
  type({ title: "D" });
  await wait(1000);
  let kept: string | undefined;
  act(() => void result.current.save("next").then((word) => (kept = word)));
  await wait(0);
  expect(calls).toHaveLength(1);
  await act(async () => calls[0]!.refuse());
  expect(calls.map(({ sent }) => sent)).toEqual([{ title: "D" }, { title: "D", step: "next" }]);
  await act(async () => calls[1]!.answer());
  expect(kept).toBe("kept");
  expect(result.current.changes).toEqual({});
});
