import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { DuplicatePair, DuplicatePerson, PeopleMerge } from "#contract/duplicate-people.ts";
import { answerCalls, showScreen } from "#web/testing/calls.tsx";
import { currentToasts, dismissToast } from "#ui/overlays/toast-store.ts";
import DuplicatesPage from "./duplicates-page.tsx";

const rosa: DuplicatePerson = {
  id: "p1",
  external: true,
  fullName: "Rosa Alder",
  profilePicture: null,
  title: "Nurse",
  employer: null,
  location: null,
  email: "rosa@people.example",
  phone: "+44 113 496 0000",
  linkedIn: null,
  skills: [],
  source: null,
  addedAt: null,
  notesCount: 2,
  applications: [{ id: "a1", jobId: "j1", jobTitle: "Ranger", shownAs: "invited" }],
};
const other: DuplicatePerson = {
  ...rosa,
  id: "p2",
  fullName: "R. Alder",
  title: null,
  email: null,
  linkedIn: "rosa-alder",
  notesCount: 0,
  applications: [{ id: "a2", jobId: "j1", jobTitle: "Ranger", shownAs: "lead" }],
};
const pair: DuplicatePair = {
  people: [rosa, other],
  reasons: ["phone"],
  sameJobs: [{ jobTitle: "Ranger", kept: "invited", other: "lead" }],
};
const merge: PeopleMerge = {
  id: "m1",
  keptId: "p1",
  keptName: "Rosa Alder",
  goneName: "R. Alder",
  by: "Marit Oakes",
  at: "2026-11-23T09:00:00Z",
  undoUntil: "2026-12-23T09:00:00Z",
  sameJobs: [{ jobTitle: "Ranger", kept: "invited" }],
};
afterEach(() => {
  cleanup();
  dismissToast();
  vi.unstubAllGlobals();
});

function open(answer: object, can: object = { sourcing: true }, at = "/hire/leads/duplicates") {
  const sent = answerCalls({
    "GET /duplicate-people": () => ({ pairs: [], total: 0, merges: [], mergesTotal: 0, ...answer }),
    "POST /duplicate-people/merges": () => merge,
    "POST /duplicate-people/apart": () => ({ id: "k1" }),
    "DELETE /duplicate-people/merges/m1": () => ({ ok: true }),
  });
  showScreen(<DuplicatesPage />, {
    path: "/hire/leads/duplicates",
    at,
    known: [[["me"], { id: "u", can }]],
  });
  return sent;
}

test("duplicates: both sides, the reason and what a merge would do are shown, and the chosen fields are sent", async () => {
  const sent = open({ pairs: [pair], total: 1 });
  const card = within(await screen.findByRole("region", { name: "Rosa Alder and R. Alder" }));
  expect(card.getByText("Same phone")).toBeTruthy();
  expect(card.getByText("linkedin.com/in/rosa-alder")).toBeTruthy();
  expect(card.getByText("2 notes")).toBeTruthy();
  expect(
    card.getByText("Both are on Ranger. The application that went further stays: invited, not lead."),
  ).toBeTruthy();
  expect(card.getAllByRole("radiogroup").map((group) => group.getAttribute("aria-label"))).toEqual(["Name"]);
  fireEvent.click(card.getByRole("radio", { name: "R. Alder" }));
  fireEvent.click(card.getByRole("button", { name: "Merge Rosa Alder and R. Alder" }));
  await waitFor(() => expect(sent.find(({ call }) => call.startsWith("POST"))).toBeTruthy());
  expect(sent.find(({ call }) => call.startsWith("POST"))).toMatchObject({
    body: { keptId: "p1", goneId: "p2", take: ["fullName"] },
  });
});

test("duplicates: who has an account stays as they are: nothing is chosen", async () => {
  open({ pairs: [{ ...pair, people: [{ ...rosa, external: false, email: null }, other] }], total: 1 });
  expect(await screen.findByText(/Rosa Alder has an account, which stays as it is/)).toBeTruthy();
  expect(screen.queryByRole("radio")).toBeNull();
});

test("duplicates: two people are kept apart, and a merge is undone", async () => {
  const sent = open({ pairs: [pair], total: 1, merges: [merge] });
  fireEvent.click(await screen.findByRole("button", { name: /not the same person/ }));
  await waitFor(() =>
    expect(sent.map(({ call, body }) => [call, body])).toContainEqual([
      "POST /duplicate-people/apart",
      { ids: ["p1", "p2"] },
    ]),
  );
  fireEvent.click(screen.getByRole("button", { name: "Undo the merge of Rosa Alder and R. Alder" }));
  await waitFor(() => expect(sent.map(({ call }) => call)).toContain("DELETE /duplicate-people/merges/m1"));
});

test("duplicates: once a merge is undone, nothing offers to undo it anymore", async () => {
  open({ pairs: [pair], total: 1, merges: [merge] });
  fireEvent.click(await screen.findByRole("button", { name: "Merge Rosa Alder and R. Alder" }));
  await waitFor(() => expect(currentToasts().some(({ undo }) => undo)).toBe(true));
  fireEvent.click(screen.getByRole("button", { name: "Undo the merge of Rosa Alder and R. Alder" }));
  await waitFor(() =>
    expect(currentToasts()).toMatchObject([
      { text: "Merge undone. Rosa Alder and R. Alder are separate again.", undo: undefined },
    ]),
  );
});

test("duplicates: with nothing found, and for who may only read", async () => {
  open({});
  expect(await screen.findByText("No duplicates")).toBeTruthy();
  cleanup();
  open({ pairs: [pair], total: 1, merges: [merge] }, { sourcing: false });
  await screen.findByRole("region", { name: "Rosa Alder and R. Alder" });
  expect(screen.queryByRole("button", { name: /Merge|Undo|not the same/ })).toBeNull();
});

test("duplicates: pairs and merges have pages of their own; past the last, the last is marked", async () => {
  open(
    { pairs: [pair], total: 20, merges: [merge], mergesTotal: 41 },
    { sourcing: true },
    "/hire/leads/duplicates?page=2&merged=2",
  );
  const merged = within(await screen.findByRole("navigation", { name: "Pages of merged people" }));
  expect(merged.getByRole("link", { name: "Page 2" }).getAttribute("aria-current")).toBe("page");
  expect(merged.getByRole("link", { name: "Page 3" }).getAttribute("href")).toBe(
    "/hire/leads/duplicates?page=2&merged=3",
  );
  expect(screen.queryByRole("navigation", { name: "Pages of duplicates" })).toBeNull();
  cleanup();
  open({ pairs: [pair], total: 21 }, { sourcing: true }, "/hire/leads/duplicates?page=9");
  const pages = within(await screen.findByRole("navigation", { name: "Pages of duplicates" }));
  expect(pages.getByRole("link", { name: "Page 2" }).getAttribute("aria-current")).toBe("page");
});
