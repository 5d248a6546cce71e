import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { CandidateNote } from "#contract/candidate-notes.ts";
import { currentToasts, dismissToast } from "#ui/overlays/toast-store.ts";
import { answerCalls, show } from "#web/testing/calls.tsx";
import { notesAbout } from "./note-queries.ts";
import { NotesPanel } from "./notes-panel.tsx";

afterEach(() => {
  cleanup();
  dismissToast();
  vi.unstubAllGlobals();
});

const about = { candidateId: "c1" };
const marit = { userId: "u1", fullName: "Marit Oakes", profilePicture: null };
const dilip = { userId: "u2", fullName: "Dilip Rao", profilePicture: null };
const note = (id: string, author: typeof marit, more: Partial<CandidateNote> = {}): CandidateNote => ({
  id,
  companyId: "k",
  candidateId: "c1",
  externalCandidatesId: null,
  noteText: `Note ${id}`,
  tags: [],
  attachments: [],
  mentions: [],
  companyAdmin: author,
  createdAt: "2026-11-21T09:00:00Z",
  editedAt: null,
  ...more,
});

function open(notes: CandidateNote[], can: object = { applicants: true, team: false }) {
  let shown = notes;
  const sent = answerCalls({
    "GET /candidate-notes": () => shown,
    "POST /candidate-notes": (body) => (shown = [note("new", marit, body as object), ...shown])[0],
    "PATCH /candidate-notes/n1": () => notes[0],
    "DELETE /candidate-notes/n1": () => ({ ok: true }),
    "GET /requests/tags": () => [],
  });
  show(<NotesPanel about={about} />, [
    [["me"], { id: "u1", companyAdmin: { id: "a", companyId: "k" }, can }],
    [["team", "k"], [marit, dilip].map((one) => ({ ...one, disabled: false }))],
    [notesAbout(about).queryKey, notes],
  ]);
  return sent;
}
const box = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Add a note" });
const write = (text: string) =>
  fireEvent.change(box(), { target: { value: text, selectionStart: text.length } });

test("notes: a teammate is chosen after an @, and is sent as named", async () => {
  const sent = open([]);
  await screen.findByText("No notes yet");
  write("Ask @di");
  await screen.findByRole("option", { name: /Dilip Rao/ });
  fireEvent.keyDown(box(), { key: "Enter" });
  expect(box().value).toBe("Ask @Dilip Rao ");
  fireEvent.click(screen.getByRole("button", { name: "Add note" }));
  await screen.findByRole("list", { name: "Notes" });
  expect(sent[0]!.body).toEqual({
    ...about,
    noteText: "Ask @Dilip Rao ",
    tags: [],
    attachments: [],
    mentions: ["u2"],
  });
  expect(box().value).toBe("");
});

test("notes: what is refused stays in the box", async () => {
  open([]);
  answerCalls({ "GET /candidate-notes": () => [] });
  write("Strong in Go");
  fireEvent.keyDown(box(), { key: "Enter", ctrlKey: true });
  await waitFor(() => expect(currentToasts()).toMatchObject([{ tone: "error" }]));
  expect(box().value).toBe("Strong in Go");
});

test("notes: the author edits the words, and nobody else", async () => {
  const sent = open([note("n1", marit), note("n2", dilip)]);
  const menus = await screen.findAllByRole("button", { name: /^More for the note by/ });
  expect(menus.map((menu) => menu.getAttribute("aria-label"))).toEqual(["More for the note by Marit Oakes"]);
  fireEvent.click(menus[0]!);
  fireEvent.click(await screen.findByRole("menuitem", { name: "Edit" }));
  const edited = await screen.findByRole<HTMLTextAreaElement>("textbox", { name: "Edit note" });
  fireEvent.change(edited, { target: { value: "Strong in C" } });
  fireEvent.click(screen.getByRole("button", { name: "Save note" }));
  await waitFor(() => expect(sent[0]).toMatchObject({ call: "PATCH /candidate-notes/n1" }));
  expect(sent[0]!.body).toMatchObject({ noteText: "Strong in C" });
});

test("notes: a deleted note can be brought back", async () => {
  const sent = open([note("n1", dilip)], { applicants: true, team: true });
  fireEvent.click(await screen.findByRole("button", { name: /^More for the note by/ }));
  const menu = await screen.findByRole("menu");
  expect(within(menu).queryByRole("menuitem", { name: "Edit" })).toBeNull();
  fireEvent.click(within(menu).getByRole("menuitem", { name: "Delete" }));
  await waitFor(() => expect(currentToasts()).toMatchObject([{ text: "Note deleted" }]));
  currentToasts()[0]!.undo!();
  await waitFor(() =>
    expect(sent.map(({ call, body }) => [call, body])).toEqual([
      ["DELETE /candidate-notes/n1", undefined],
      ["PATCH /candidate-notes/n1", { deleted: false }],
    ]),
  );
});

test("notes: who may only look reads them and writes none", async () => {
  open([note("n1", marit, { tags: ["Second look"] })], { applicants: false, team: false });
  await screen.findByText("Second look");
  expect(screen.queryByRole("textbox")).toBeNull();
  expect(screen.queryByRole("button", { name: /^More/ })).toBeNull();
});

test("notes: what was typed is there again after looking at something else, until it is sent", async () => {
  open([]);
  await screen.findByText("No notes yet");
  write("Knows tides");
  cleanup();
  const sent = open([]);
  await waitFor(() => expect(box().value).toBe("Knows tides"));
  fireEvent.click(screen.getByRole("button", { name: "Add note" }));
  await waitFor(() => expect(sent).toHaveLength(1));
  await waitFor(() => expect(box().value).toBe(""));
  expect(localStorage).toHaveLength(0);
});
