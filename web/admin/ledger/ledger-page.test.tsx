import { cleanup, fireEvent, screen, within } from "@testing-library/react";
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
  answerCalls({ "GET /admin/ledger": () => ({ sums, transfers: 2, firstYear: null, problems: [] }) });
  showScreen(<LedgerPage />, { path: "/admin/ledger", at: "/admin/ledger" });
  const line = async (name: string) =>
    within((await screen.findByText(name)).closest("tr")!)
      .getAllByRole("cell")
      .map(({ textContent }) => textContent);
  expect((await line("Owed by customers")).slice(-2)).toEqual(["−£50", "£0"]);
  expect((await line("Earnings of employees")).slice(-2)).toEqual(["£50", "£12.50"]);
});

test("ledger: the journal of an earlier year is chosen and downloaded", async () => {
  const year = new Date().getUTCFullYear();
  answerCalls({
    "GET /admin/ledger": () => ({ sums: [], transfers: 2, firstYear: year - 2, problems: [] }),
  });
  showScreen(<LedgerPage />, { path: "/admin/ledger", at: "/admin/ledger" });
  const link = (name: RegExp) => screen.findByRole("link", { name });
  expect((await link(/this year’s journal/)).getAttribute("href")).toBe("/api/admin/ledger/journal");
  fireEvent.click(await screen.findByRole("combobox", { name: "Year of the journal" }));
  const options = await screen.findAllByRole("option");
  expect(options.map(({ textContent }) => textContent)).toEqual([year, year - 1, year - 2].map(String));
  fireEvent.pointerDown(options[1]!, { pointerType: "mouse" });
  fireEvent.click(options[1]!, { detail: 1 });
  expect((await link(new RegExp(`journal of ${year - 1}`))).getAttribute("href")).toBe(
    `/api/admin/ledger/journal?from=${year - 1}-01-01&until=${year - 1}-12-31`,
  );
});
