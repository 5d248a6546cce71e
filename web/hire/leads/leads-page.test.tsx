import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { Lead } from "#contract/leads.ts";
import { answerCalls, refusal, showScreen } from "#web/testing/calls.tsx";
import LeadsPage from "./leads-page.tsx";

const rosa: Lead = {
  id: "a1",
  version: 1,
  applicationState: "lead",
  shownAs: "lead",
  saved: false,
  ignored: false,
  manualAdd: false,
  source: "Uploaded file",
  fit: null,
  endReason: null,
  addedAt: "2026-11-20T09:00:00Z",
  lastActivityAt: "2026-11-20T09:00:00Z",
  person: {
    id: "p1",
    external: true,
    fullName: "Rosa Alder",
    profilePicture: null,
    title: "Nurse",
    employer: "Harbour Clinic",
    location: "Leeds",
    email: "rosa@people.example",
    linkedInUrl: null,
    phone: null,
    skills: [],
    intro: null,
    whatsNext: null,
    fileName: "people.csv",
    source: null,
    addedBy: "Marit Oakes",
    notesCount: 0,
    notifiedAt: null,
    notifiedBy: null,
    keptUntil: "2026-12-20T09:00:00Z",
  },
  job: { id: "j1", jobTitle: "Ranger", status: "live" },
};
const none = { pending: 0, saved: 0, invited: 0, removed: 0 };
let emailAnswer: () => object = () => ({ ok: true });
afterEach(() => {
  cleanup();
  emailAnswer = () => ({ ok: true });
  vi.unstubAllGlobals();
});

function open(leads: readonly Lead[], { at = "/hire/leads", fails = false } = {}) {
  const sent = answerCalls({
    "GET /requests/leads": () => {
      if (fails) throw refusal("Leads are away. Try again in a moment.", { statusCode: 503 });
      return { leads, total: leads.length, counts: { ...none, pending: leads.length } };
    },
    "GET /jobs": () => [],
    "PATCH /requests/a1/feed/save": () => ({}),
    "PUT /uploaded-people/p1/email": () => emailAnswer(),
    "GET /candidate-notes": () => ({ notes: [], total: 0 }),
    "POST /duplicate-people/merges": () => ({ id: "m1", keptName: "Rosa Alder", goneName: "Ro Alder" }),
    "PATCH /requests/feed/ignore": () => ({
      applications: [{ id: "a1", undo: { kind: "ignore-lead", place: 0, remainingMs: 8000 } }],
      refused: [],
    }),
  });
  showScreen(<LeadsPage />, {
    path: "/hire/leads",
    at,
    known: [
      [["me"], { id: "u", companyAdmin: { companyId: "c" }, can: { sourcing: true, applicants: true } }],
    ],
  });
  return sent;
}

test.each([
  ["pending", "/hire/leads", "No leads yet"],
  ["saved", "/hire/leads?tab=1", "No one saved yet"],
  ["invited", "/hire/leads?tab=2", "No one invited yet"],
  ["removed", "/hire/leads?tab=3", "No one removed"],
  ["removed, by any other index", "/hire/leads?tab=7", "No one removed"],
  ["a search", "/hire/leads?q=Rosa", "No leads match “Rosa”"],
])("leads: nobody under %s", async (_, at, words) => {
  open([], { at });
  expect(await screen.findByText(words)).toBeTruthy();
});

test("leads: a failure is said in the server's words, with a way to try again", async () => {
  open([], { fails: true });
  expect(await screen.findByText("Couldn’t load leads")).toBeTruthy();
  expect(screen.getByRole("button", { name: /again/i })).toBeTruthy();
});

test("leads: one is saved, and removed under the undo kind of leads", async () => {
  const sent = open([rosa]);
  const row = within(await screen.findByRole("list", { name: "Leads" }));
  expect(row.getByRole("link", { name: /Rosa Alder/ })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Notify Rosa Alder" })).toBeTruthy();
  fireEvent.click(row.getByRole("button", { name: /^Save/ }));
  await waitFor(() => expect(sent.at(-1)).toMatchObject({ body: { saved: true } }));
  fireEvent.click(row.getByRole("button", { name: /^Remove/ }));
  await waitFor(() =>
    expect(sent.at(-1)).toEqual({
      call: "PATCH /requests/feed/ignore",
      body: { requests: ["a1"], undoKind: "ignore-lead", place: 0 },
    }),
  );
});

test("leads: how well one fits is said as everywhere else, with what shows it in the drawer", async () => {
  const requirement = { text: "Rust", must: true, evidence: null, note: null };
  const fine = { verdict: "ok" as const, sentence: "" };
  const fit: Lead["fit"] = {
    score: 9,
    modelVersion: "m1",
    requirements: [
      { ...requirement, id: "1", verdict: "met" },
      { ...requirement, id: "2", text: "Go", verdict: "missing" },
    ],
    hard: {
      place: { verdict: "conflict", sentence: "They want to work in Oslo." },
      salary: fine,
      type: fine,
      seniority: fine,
    },
    raise: [],
  };
  open([{ ...rosa, fit }], { at: "/hire/leads?open=p1" });
  const words = "1 of 2 requirements met, 1 conflict";
  expect(await screen.findAllByText(words)).toHaveLength(2);
  const drawer = within(screen.getByRole("dialog"));
  expect(drawer.getByRole("heading", { name: "Fit for Ranger" })).toBeTruthy();
  expect(drawer.getByText("They want to work in Oslo.")).toBeTruthy();
  expect(drawer.getByText("9 of 100")).toBeTruthy();
});

test("leads: a person without account or email can’t be invited", async () => {
  open([{ ...rosa, person: { ...rosa.person, email: null } }]);
  await screen.findByText("No email");
  expect(screen.queryByRole("button", { name: "Invite Rosa Alder" })).toBeNull();
  expect(screen.getByRole("button", { name: "Save Rosa Alder" })).toBeTruthy();
});

const silent = { ...rosa, person: { ...rosa.person, email: null } };

test("leads: an email is added in the drawer, and a person who already has it can be merged", async () => {
  emailAnswer = () => {
    throw refusal("Ro Alder already has this email.", {
      details: { email: "Ro Alder already has this email.", personId: "p2", fullName: "Ro Alder" },
    });
  };
  const sent = open([silent], { at: "/hire/leads?open=p1" });
  fireEvent.click(await screen.findByRole("button", { name: "Add email" }));
  fireEvent.change(screen.getByLabelText("Email"), { target: { value: "ro@people.example" } });
  fireEvent.click(screen.getByRole("button", { name: "Save email" }));
  fireEvent.click(await screen.findByRole("button", { name: "Merge with Ro Alder" }));
  await waitFor(() =>
    expect(sent.find(({ call }) => call === "POST /duplicate-people/merges")).toMatchObject({
      body: { keptId: "p1", goneId: "p2", take: ["email"] },
    }),
  );
  expect(sent.find(({ call }) => call.startsWith("PUT"))).toMatchObject({
    body: { email: "ro@people.example" },
  });
});

test("leads: inviting several leaves out people without an email, and names them", async () => {
  open([rosa, { ...silent, id: "a2", person: { ...silent.person, id: "p2", fullName: "Tomas Reyes" } }]);
  for (const name of ["Rosa Alder", "Tomas Reyes"])
    fireEvent.click(await screen.findByRole("checkbox", { name: `Select ${name}` }));
  fireEvent.click(within(screen.getByRole("group", { name: "Selected leads" })).getByText("Invite"));
  expect(await screen.findByText("Invite Rosa Alder?")).toBeTruthy();
  expect(screen.getByText(/1 lead won’t be invited, because we have no email for Tomas Reyes/)).toBeTruthy();
});
