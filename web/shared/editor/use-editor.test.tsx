import { QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, expect, test } from "vitest";
import { currentToasts, dismissToast } from "#ui/overlays/toast-store.ts";
import { cacheWith, heldAnswer, refusal } from "#web/testing/calls.tsx";
import { useEditor } from "./use-editor.ts";

afterEach(() => {
  cleanup();
  dismissToast();
});

interface Page {
  id: string;
  title: string;
  tags: string[];
  place: string | null;
}
const first: Page = { id: "1", title: "Diver", tags: ["sea"], place: null };
const draftOf = (page: Page | null) => ({
  title: page?.title ?? "",
  tags: page?.tags ?? [],
  place: page?.place ?? null,
});

function open(page: Page | null = first) {
  const cache = cacheWith([]);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={cache}>{children}</QueryClientProvider>
  );
  const kept: Page[] = [];
  const { result, rerender } = renderHook(
    ({ thing }) =>
      useEditor({
        thing,
        draftOf,
        fieldsOf: (draft) => ({ ...draft, title: draft.title.trim() }),
        keep: (saved) => kept.push(saved),
        otherwise: "It was not saved",
      }),
    { wrapper, initialProps: { thing: page } },
  );
  const type = (part: Partial<ReturnType<typeof draftOf>>) => act(() => result.current.set(part));
  const editor = () => result.current;
  return { editor, rerender, type, kept };
}
const saving = (answer: Promise<Page>, more = {}) => ({
  work: "save",
  send: () => answer,
  success: () => "Saved",
  ...more,
});

test("editor: a new thing begins empty, a saved one as it is, and neither is dirty", () => {
  expect(open(null).editor()).toMatchObject({ draft: { title: "" }, dirty: false });
  expect(open().editor()).toMatchObject({ draft: { title: "Diver", tags: ["sea"] }, dirty: false });
});

test("editor: only what differs from what is saved counts as a change", () => {
  const { editor, type } = open();
  type({ title: "Diver ", tags: ["sea"] });
  expect(editor()).toMatchObject({ changes: {}, dirty: false });
  type({ title: "Pilot" });
  expect(editor()).toMatchObject({ changes: { title: "Pilot" }, dirty: true });
  type({ title: "Diver" });
  expect(editor().dirty).toBe(false);
});

test("editor: what is saved is kept and told, and nothing is unsaved anymore", async () => {
  const { editor, type, kept } = open();
  type({ title: "Pilot " });
  await act(() => editor().save(saving(Promise.resolve({ ...first, title: "Pilot" }))));
  expect(kept).toEqual([{ ...first, title: "Pilot" }]);
  expect(editor()).toMatchObject({ draft: { title: "Pilot" }, dirty: false });
  expect(currentToasts()).toMatchObject([{ text: "Saved", tone: "success" }]);
});

test("editor: what is typed while it is being saved stays, and is unsaved", async () => {
  const { editor, type } = open();
  const answer = heldAnswer<Page>();
  type({ title: "Pilot" });
  let saved!: Promise<boolean>;
  act(() => void (saved = editor().save(saving(answer.promise))));
  await waitFor(() => expect(editor().busy).toBe("save"));
  type({ place: "Rome" });
  await act(async () => {
    answer.give({ ...first, title: "Pilot" });
    await saved;
  });
  expect(editor()).toMatchObject({ draft: { title: "Pilot", place: "Rome" }, changes: { place: "Rome" } });
});

test("editor: a second press while it is being saved sends nothing", async () => {
  const { editor } = open();
  const answer = heldAnswer<Page>();
  let sent = 0;
  const count = { send: () => ((sent += 1), answer.promise) };
  act(() => void editor().save(saving(answer.promise, count)));
  await act(async () => expect(await editor().save(saving(answer.promise, count))).toBe(false));
  await act(async () => answer.give(first));
  await waitFor(() => expect(editor().busy).toBeNull());
  expect(sent).toBe(1);
});

test("editor: a refusal names its fields, loses nothing typed, and goes field by field as they are answered", async () => {
  const { editor, type } = open();
  type({ title: "Pilot" });
  const refused = refusal("Two things are wrong.", { details: { title: "Too short", tags: "Too many" } });
  await act(() => editor().save(saving(Promise.reject(refused))));
  expect(editor()).toMatchObject({
    draft: { title: "Pilot" },
    dirty: true,
    problem: { sentence: "Two things are wrong.", fields: { title: "Too short", tags: "Too many" } },
  });
  expect(currentToasts()).toEqual([]);
  type({ title: "Pilots" });
  expect(editor().problem?.fields).toEqual({ tags: "Too many" });
  type({ tags: [] });
  expect(editor().problem).toBeNull();
});

test("editor: what keeps a draft from being sent is said, and nothing is sent", async () => {
  const { editor } = open();
  let sent = false;
  const stop = { sentence: "Add a title", fields: { title: "Add a title" } };
  await act(() => editor().save(saving(Promise.resolve(first), { stop, send: () => (sent = true) })));
  expect(editor().problem).toEqual(stop);
  expect(sent).toBe(false);
});

test("editor: what a teammate saves meanwhile is taken over, beside what is typed here", () => {
  const { editor, rerender, type } = open();
  type({ title: "Pilot" });
  rerender({ thing: { ...first, place: "Oslo" } });
  expect(editor()).toMatchObject({
    draft: { title: "Pilot", place: "Oslo" },
    changes: { title: "Pilot" },
    conflicts: [],
  });
});

test("editor: where both changed the same field, what is typed here stays and the field is named", () => {
  const { editor, rerender, type } = open();
  type({ title: "Pilot" });
  rerender({ thing: { ...first, title: "Sailor" } });
  expect(editor()).toMatchObject({
    draft: { title: "Pilot" },
    conflicts: ["title"],
    changes: { title: "Pilot" },
  });
  const before = editor().round;
  act(() => editor().takeTheirs());
  expect(editor()).toMatchObject({ draft: { title: "Sailor" }, conflicts: [], dirty: false });
  expect(editor().round).toBeGreaterThan(before);
});

test("editor: the same words by two people are no conflict", () => {
  const { editor, rerender, type } = open();
  type({ title: "Pilot" });
  rerender({ thing: { ...first, title: "Pilot" } });
  expect(editor()).toMatchObject({ conflicts: [], dirty: false });
});

test("editor: reading the same thing again changes nothing, and fields that keep their own words stay", () => {
  const { editor, rerender, type } = open();
  type({ title: "Pilot" });
  rerender({ thing: { ...first, tags: ["sea"] } });
  expect(editor()).toMatchObject({ draft: { title: "Pilot" }, round: 0, conflicts: [] });
});

test("editor: discarded changes can be brought back", () => {
  const { editor, type } = open();
  type({ title: "Pilot" });
  act(() => editor().discard());
  expect(editor()).toMatchObject({ draft: { title: "Diver" }, dirty: false });
  act(() => currentToasts()[0]!.undo!());
  expect(editor()).toMatchObject({ draft: { title: "Pilot" }, dirty: true });
});
