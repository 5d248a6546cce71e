import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { answerCalls, refusal, showScreen } from "#web/testing/calls.tsx";
import AuditLogPage from "./audit-log-page.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const entry = {
  id: "e1",
  at: "2026-11-23T09:00:00Z",
  kind: "read",
  actorKind: "admin",
  actorId: "a1",
  actorName: "Ada Admin",
  onBehalfOf: "u1",
  onBehalfOfName: "Ann Reed",
  action: "bankAccount.read",
  subjectKind: "user",
  subjectId: "u1",
  subjectName: "Ann Reed",
  personId: null as string | null,
  personName: null as string | null,
  companyId: null,
  companyName: null,
  before: null,
  after: null,
  why: null,
};
const path = "/admin/audit-log";

test("audit log: an entry about someone’s bank account says whose it is, and links to them", async () => {
  const removed = {
    ...entry,
    onBehalfOf: null,
    onBehalfOfName: null,
    subjectKind: "bankAccount",
    subjectId: "b1",
    subjectName: null,
    personId: "u2",
    personName: "Esi Badu",
  };
  answerCalls({ "GET /admin/audit-log": () => ({ entries: [removed], next: null }) });
  showScreen(<AuditLogPage />, { path, at: path, known: [] });
  const line = "Confidential data viewed · Ada Admin · this bank account · data of Esi Badu";
  expect(await screen.findByText(line)).toBeTruthy();
  fireEvent.click(screen.getByText("Details"));
  const more = screen.getByRole("link", { name: "Entries about Esi Badu" });
  expect(more.getAttribute("href")).toBe("/admin/audit-log?about=u2");
});

test("audit log: an entry names the actor and whose account they viewed, and links to entries about the same person", async () => {
  answerCalls({ "GET /admin/audit-log": () => ({ entries: [entry], next: null }) });
  showScreen(<AuditLogPage />, { path, at: path, known: [] });
  expect(await screen.findByText("Bank account: read")).toBeTruthy();
  const line = "Confidential data viewed · Ada Admin, viewing as Ann Reed · Ann Reed";
  expect(screen.getByText(line)).toBeTruthy();
  fireEvent.click(screen.getByText("Details"));
  const more = screen.getByRole("link", { name: "Entries about Ann Reed" });
  expect(more.getAttribute("href")).toBe("/admin/audit-log?about=u1");
});

test("audit log: a failed sign-in says that nobody was signed in, and what is known of the account", async () => {
  const failed = {
    ...entry,
    kind: "failedSignIn",
    action: "account.signInFailed",
    actorKind: "visitor",
    actorId: null,
    actorName: null,
    onBehalfOf: null,
    subjectId: null,
    subjectName: null,
    after: { way: "password", account: "unknown" },
  };
  answerCalls({ "GET /admin/audit-log": () => ({ entries: [failed], next: null }) });
  showScreen(<AuditLogPage />, { path, at: path, known: [] });
  expect(await screen.findByText("Failed sign-in · Someone not signed in")).toBeTruthy();
  const details = screen.getByText("Way, Account");
  fireEvent.click(details);
  expect(screen.getByRole("cell", { name: "unknown" })).toBeTruthy();
  expect(screen.getByRole("option", { name: "Sign-out" })).toBeTruthy();
});

test("audit log: filters are in the download link, and more is loaded from where the page ended", async () => {
  let pages = 0;
  const sent = answerCalls({
    "GET /admin/audit-log": () => ({
      entries: [{ ...entry, id: `e${++pages}` }],
      next: "2026-11-23T09:00:00.000Z_e1",
    }),
  });
  showScreen(<AuditLogPage />, { path, at: `${path}?kind=read&who=ada`, known: [] });
  const file = await screen.findByRole("link", { name: "Download CSV" });
  expect(file.getAttribute("href")).toBe("/api/admin/audit-log/download?who=ada&kind=read");
  fireEvent.click(await screen.findByRole("button", { name: /more/i }));
  await waitFor(() => expect(screen.getAllByText("Bank account: read")).toHaveLength(2));
  expect(sent).toEqual([]);
  fireEvent.change(screen.getByRole("combobox", { name: "Kind" }), { target: { value: "export" } });
  await waitFor(() => expect(file.getAttribute("href")).toContain("kind=export"));
});

test("audit log: a name that too many have is refused at its field, and nothing is offered to download", async () => {
  const why = "More than 50 people match “maria”. Type more of the name or email.";
  answerCalls({
    "GET /admin/audit-log": () => {
      throw refusal(why, { details: { who: why }, statusCode: 422 });
    },
  });
  showScreen(<AuditLogPage />, { path, at: `${path}?who=maria`, known: [] });
  expect(await screen.findByText("Too many match")).toBeTruthy();
  expect(screen.getAllByText(why).length).toBeGreaterThan(1);
  expect(screen.queryByRole("link", { name: "Download CSV" })).toBeNull();
});
