import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { dismissToast } from "#ui/overlays/toast-store.ts";
import { answerCalls, showScreen } from "#web/testing/calls.tsx";
import EmployeesPage from "./employees-page.tsx";

afterEach(() => {
  cleanup();
  dismissToast();
  vi.unstubAllGlobals();
});

const at = "2026-11-01T09:00:00.000Z";
const ann = {
  id: "e1",
  fullName: "Ann Weaver",
  profilePicture: null,
  title: "Ranger",
  companyEmail: "ann@works.example",
  hiringManager: "head@works.example",
  startedAt: at,
};
const invite = {
  id: "i1",
  email: "bo@works.example",
  fullName: "Bo",
  title: null,
  expired: true,
  createdAt: at,
};
function open(query = "", team = true) {
  const sent = answerCalls({
    "GET /employees": () => [ann],
    "GET /employee-invites": () => [invite],
    "DELETE /employees/e1": () => ({ ok: true }),
    "POST /employee-invites/preview": () => report,
    "POST /employee-invites/import": () => report,
  });
  showScreen(<EmployeesPage />, {
    path: "/hire/team/employees",
    at: `/hire/team/employees${query}`,
    known: [[["me"], { companyAdmin: { id: "a", companyId: "c" }, can: { team } }]],
  });
  return sent;
}
const row = { fullName: null, title: null };
const report = {
  invited: 1,
  rows: [
    { ...row, line: 2, email: "cy@works.example", outcome: "invite" },
    { ...row, line: 3, email: null, outcome: "invalid" },
  ],
};

test("employees: ending an employment asks first", async () => {
  const sent = open();
  expect(await screen.findByText("Ranger, ann@works.example")).toBeTruthy();
  expect(await screen.findByText("Expired")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "More for Ann Weaver" }));
  fireEvent.click(await screen.findByRole("menuitem", { name: "No longer works here" }));
  const dialog = await screen.findByRole("dialog");
  fireEvent.click(within(dialog).getByRole("button", { name: "End their access" }));
  await waitFor(() => expect(sent.map(({ call }) => call)).toEqual(["DELETE /employees/e1"]));
});

test("employees: a staff list says what becomes of each row, before and after", async () => {
  const sent = open("?open=list");
  const file = new File(["Email\ncy@works.example\n?"], "staff.csv", { type: "text/csv" });
  const input = await waitFor(() => document.querySelector<HTMLInputElement>("input[type=file]")!);
  fireEvent.change(input, { target: { files: [file] } });
  expect(await screen.findByText("No valid email")).toBeTruthy();
  expect(screen.getByRole("status").textContent).toBe("1 person will get an invitation. 1 row left out.");
  fireEvent.click(screen.getByRole("button", { name: "Invite 1 person" }));
  expect(await screen.findByText("1 invitation sent. 1 row left out.")).toBeTruthy();
  expect(sent.map(({ call }) => call)).toEqual([
    "POST /employee-invites/preview",
    "POST /employee-invites/import",
  ]);
});

test("employees: who may not change the team reads the list only", async () => {
  open("?open=invite", false);
  expect(await screen.findByText("Ann Weaver")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Invite" })).toBeNull();
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(screen.queryByRole("button", { name: "More for Ann Weaver" })).toBeNull();
});
