import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { currentToasts, dismissToast } from "#ui/overlays/toast-store.ts";
import { answerCalls, showScreen } from "#web/testing/calls.tsx";
import CompaniesPage from "./companies-page.tsx";

afterEach(() => {
  cleanup();
  dismissToast();
  vi.unstubAllGlobals();
});

const row = {
  id: "c1",
  companyName: "Moor Works",
  slug: "moor-works",
  companyLogo: null,
  companyEmailDomain: "moor.example",
  provenAt: null,
  published: true,
  createdAt: "2026-11-01T09:00:00Z",
  disabledAt: null,
};
const detail = {
  ...row,
  disabledReason: null,
  plan: { name: "core", state: "grace", periodEnd: null },
  switches: { publishJobs: { on: false, reason: "Six fake jobs in a week." } },
  liveJobs: 4,
  draftJobs: 1,
  waitingApplications: 12,
  team: [
    { userId: "u1", fullName: "Ben Ash", email: "ben@moor.example", disabled: true, lastSignInAt: null },
  ],
  employees: 0,
  takenOver: null,
  signedUp: null,
  failing: [{ kind: "feed", what: "greenhouse/moor", why: "404" }],
};
const path = "/admin/companies";

test("companies: support sees what it needs, and disables with a reason after asking", async () => {
  const sent = answerCalls({
    "GET /admin/companies": () => ({ companies: [row], total: 1 }),
    "GET /admin/companies/c1": () => detail,
    "PATCH /admin/companies/c1/disabled": () => ({
      ...detail,
      disabledAt: "2026-11-28T09:00:00Z",
      disabledReason: "It asks applicants for money.",
    }),
  });
  showScreen(<CompaniesPage />, { path, at: path, known: [] });
  expect(await screen.findByText("Core, payment failed")).toBeTruthy();
  expect(screen.getByText(/Job feed failing: greenhouse\/moor/)).toBeTruthy();
  expect(screen.getByText("ben@moor.example (no access)")).toBeTruthy();
  const disable = screen.getByRole<HTMLButtonElement>("button", { name: "Disable Moor Works" });
  expect(disable.disabled).toBe(true);
  fireEvent.change(screen.getByRole("textbox", { name: /Reason/ }), {
    target: { value: "It asks applicants for money." },
  });
  fireEvent.click(disable);
  fireEvent.click(await screen.findByRole("button", { name: "Disable" }));
  await waitFor(() => expect(currentToasts()).toMatchObject([{ text: "Moor Works disabled" }]));
  expect(sent).toEqual([
    {
      call: "PATCH /admin/companies/c1/disabled",
      body: { disabled: true, reason: "It asks applicants for money." },
    },
  ]);
  expect(await screen.findByText(/The team sees: It asks applicants for money\./)).toBeTruthy();
});

test("companies: a feature is turned on or off with a reason, which is shown", async () => {
  const sent = answerCalls({
    "GET /admin/companies": () => ({ companies: [row], total: 1 }),
    "GET /admin/companies/c1": () => detail,
    "PATCH /admin/companies/c1/features": () => ({ ...detail, switches: {} }),
  });
  showScreen(<CompaniesPage />, { path, at: path, known: [] });
  expect(await screen.findByText("Six fake jobs in a week.")).toBeTruthy();
  const change = screen.getByRole<HTMLButtonElement>("button", { name: "Save" });
  fireEvent.change(screen.getByRole("textbox", { name: /Why, shown to the team/ }), {
    target: { value: "They took the jobs down." },
  });
  expect(change.disabled).toBe(true);
  fireEvent.change(screen.getByRole("combobox", { name: "State" }), { target: { value: "plan" } });
  fireEvent.click(change);
  await waitFor(() =>
    expect(currentToasts()).toMatchObject([{ text: "Publishing jobs follows the plan for Moor Works" }]),
  );
  expect(sent.map(({ body }) => body)).toEqual([
    { feature: "publishJobs", state: "plan", reason: "They took the jobs down." },
  ]);
});

test.each([
  ["trial", "Trial ends"],
  ["active", "Paid until"],
  ["grace", "Not paid, month ends"],
])("companies: the end of the period of a plan in %s is called “%s”", async (state, words) => {
  const plan = { name: "core", state, periodEnd: "2026-12-20T09:00:00Z" };
  answerCalls({
    "GET /admin/companies": () => ({ companies: [row], total: 1 }),
    "GET /admin/companies/c1": () => ({ ...detail, plan }),
  });
  showScreen(<CompaniesPage />, { path, at: path, known: [] });
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.queryAllByText(/^(Trial ends|Paid until|Not paid, month ends)$/)).toHaveLength(1);
});
