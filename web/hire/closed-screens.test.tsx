import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { me } from "#web/shared/session/session.ts";
import { answerCalls, showScreen } from "#web/testing/calls.tsx";
import { PeopleGate } from "#web/hire/shared/verification/people-gate.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test.each([
  ["Network", "/hire/network", () => import("./network/network-page.tsx")],
  ["Network", "/hire/network/recommendations", () => import("./network/recommendations-page.tsx")],
  ["Leads", "/hire/leads", () => import("./leads/leads-page.tsx")],
  ["Duplicates", "/hire/leads/duplicates", () => import("./duplicates/duplicates-page.tsx")],
])("closed screens: %s at %s keeps its heading and says why it is closed", async (title, at, page) => {
  answerCalls({});
  const { handle } = await page();
  showScreen(<PeopleGate>All of them</PeopleGate>, {
    path: at,
    at,
    handle,
    known: [[me.queryKey, { id: "u", can: { actTowardsOthers: true }, companyAdmin: { companyId: "c" } }]],
  });
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(title);
  expect(screen.getByText(/Ask a teammate who manages the team/)).toBeTruthy();
  expect(screen.queryByText("All of them")).toBeNull();
});

test.each([
  ["Network", "/hire/network", () => import("./network/network-page.tsx")],
  ["Leads", "/hire/leads", () => import("./leads/leads-page.tsx")],
])("closed screens: %s of a company that isn’t confirmed leads to no upload", async (title, at, page) => {
  answerCalls({});
  const { handle } = await page();
  const can = { sourcing: true, actTowardsOthers: false };
  showScreen(<PeopleGate>All of them</PeopleGate>, {
    path: at,
    at,
    handle,
    known: [[me.queryKey, { id: "u", can, companyAdmin: { companyId: "c" } }]],
  });
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(title);
  expect(screen.getByText(/once your company’s email is confirmed/)).toBeTruthy();
  expect(screen.queryByRole("link", { name: "Upload people" })).toBeNull();
});
