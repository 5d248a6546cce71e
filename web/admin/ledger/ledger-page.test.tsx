import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { answerCalls, showScreen } from "#web/testing/calls.tsx";
import LedgerPage from "./ledger-page.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("ledger: accounts are called by what they are for, what is owed has a minus, and nothing on hold has none", async () => {
  const sums = [
    { kind: "receivable", currency: "GBP", accounts: 1, balance: -5000, held: 0 },
    { kind: "earnings", currency: "GBP", accounts: 2, balance: 5000, held: -1250 },
  ];
  answerCalls({ "GET /admin/ledger": () => ({ sums, transfers: 2, problems: [] }) });
  showScreen(<LedgerPage />, { path: "/admin/ledger", at: "/admin/ledger" });
  const line = async (name: string) =>
    within((await screen.findByText(name)).closest("tr")!)
      .getAllByRole("cell")
      .map(({ textContent }) => textContent);
  expect((await line("Owed by customers")).slice(-2)).toEqual(["−£50", "£0"]);
  expect((await line("Earnings of employees")).slice(-2)).toEqual(["£50", "£12.50"]);
});
