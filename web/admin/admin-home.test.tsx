import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { answerCalls, showScreen } from "#web/testing/calls.tsx";
import AdminHome from "./admin-home.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("desk: each queue says how much of it awaits a decision, and a failing one keeps the others", async () => {
  answerCalls({
    "GET /admin/company-claims": () => [{ id: "c1" }],
    "GET /admin/company-waitlist": () => [],
    "GET /admin/employee-waitlist": () => [{ id: "e1" }, { id: "e2" }],
    "GET /admin/external-jobs": () => [],
    "GET /admin/requests": () => ({ requests: [], total: 130 }),
    "GET /admin/invoices": () => ({ invoices: [], counts: { open: 7, settled: 0, overdue: 3 } }),
    "GET /admin/payouts": () => ({ payouts: [], counts: { open: 1, done: 1 } }),
  });
  showScreen(<AdminHome />, { path: "/admin", at: "/admin" });
  await screen.findByText("130");
  const says = (name: RegExp) =>
    screen.getAllByRole("listitem").find((row) => name.test(row.textContent!))!.textContent;
  expect(says(/^Employee waitlist/)).toContain("2");
  expect(says(/^Payouts/)).toContain("1");
  expect(says(/^Overdue invoices/)).toContain("3");
  expect(says(/^Waitlist/)).toContain("None");
  expect(await screen.findAllByText("Couldn’t load")).not.toHaveLength(0);
});
