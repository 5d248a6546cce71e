import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { Exchange } from "#contract/exchanges.ts";
import type { Job } from "#contract/job-shapes.ts";
import { dismissToast } from "#ui/overlays/toast-store.ts";
import { answerCalls, show } from "#web/testing/calls.tsx";
import { AdBudget } from "./ad-budget.tsx";

afterEach(() => {
  cleanup();
  dismissToast();
  vi.unstubAllGlobals();
});
const usd = (amount: number) => ({ amount, currency: "USD" });
const account = {
  budget: usd(20_000),
  spent: usd(16_000),
  remaining: usd(4000),
  state: "nearly",
  otherSpent: [{ amount: 90_000, currency: "EUR" }],
  paidLinks: [{ exchangeId: "x", name: "LaraJobs", status: "live", pausedByBudget: false }],
  today: "2026-11-24",
  total: 1,
  entries: [
    {
      id: "s",
      exchange: { id: "x", name: "LaraJobs" },
      day: "2026-11-20",
      cost: usd(16_000),
      origin: "hand",
      createdAt: "2026-11-20T10:00:00.000Z",
    },
  ],
};
const costs = { exchangeId: "x", name: "LaraJobs", clicks: 80, robots: 3, applied: 4, hired: 0 };
const job = { id: "j", companyId: "c", jobTitle: "Ranger", jobBudgetData: { currency: "USD" } } as Job;
const exchange = { id: "x", name: "LaraJobs" } as Exchange;
const preview = {
  headings: ["When", "Cost"],
  columns: { day: null, cost: 1, currency: null, job: null, exchange: null },
  unclearDay: { text: "12/01/2026", day: "2026-12-01", order: "month first" },
  ready: 1,
  replaced: 0,
  rows: [{ line: 2, day: "2026-11-03", jobTitle: "Ranger", exchangeName: "LaraJobs", cost: usd(1250) }],
  refused: [{ line: 3, column: "day", why: "“soon” isn’t a day." }],
  budgets: [{ jobId: "j", jobTitle: "Ranger", budget: usd(20_000), spent: usd(21_250), state: "spent" }],
};

function open({ billing = true, paidLinks = account.paidLinks } = {}) {
  const sent = answerCalls({
    "GET /job-exchanges/job/j/spend": () => ({ ...account, paidLinks }),
    "GET /company-reports/ads": () => [{ ...costs, spent: [usd(16_000)] }],
    "POST /job-exchanges/job/j/spend": () => account.entries[0],
    "PATCH /jobs/j/budget": () => ({}),
    "PATCH /job-exchanges/job/j/status": () => [],
    "DELETE /job-exchanges/spend/s": () => ({ ok: true }),
    "POST /job-exchanges/company/c/spend/preview": () => preview,
    "POST /job-exchanges/company/c/spend/import": () => ({ imported: 1, replaced: 0, refused: [] }),
  });
  show(<AdBudget job={job} exchanges={[exchange]} />, [[["me"], { can: { jobs: true, billing } }]]);
  return sent;
}

test("ad budget: what is left, the warning, other currencies apart, and the cost of each", async () => {
  open();
  expect(await screen.findByText("$160 of $200 spent")).toBeTruthy();
  expect(screen.getByText("$40 left")).toBeTruthy();
  expect(screen.getByText(/^At least 80% of the budget is spent/)).toBeTruthy();
  expect(screen.getByText(/^Spent in other currencies: €900\./)).toBeTruthy();
  expect(await screen.findByText("On all job boards together: $2 a click, $40 an applicant.")).toBeTruthy();
});

test("ad budget: members who may not spend the company’s money see it without buttons", async () => {
  open({ billing: false });
  expect(await screen.findByText("$160 of $200 spent")).toBeTruthy();
  expect(screen.queryByRole("button", { name: /budget|cost|^Remove/ })).toBeNull();
});

test("ad budget: a cost is dated today where the company is, unless another day is chosen", async () => {
  const sent = open();
  fireEvent.click(await screen.findByRole("button", { name: "Add cost" }));
  fireEvent.change(screen.getByRole("textbox", { name: "Cost" }), { target: { value: "12.50" } });
  fireEvent.click(screen.getAllByRole("button", { name: "Add cost" }).at(-1)!);
  await waitFor(() =>
    expect(sent).toContainEqual({
      call: "POST /job-exchanges/job/j/spend",
      body: { exchangeId: "x", day: "2026-11-24", cost: usd(1250) },
    }),
  );
});

test("ad budget: a new budget is sent in whole units, a wrong cost is removed once confirmed", async () => {
  const sent = open();
  fireEvent.click(await screen.findByRole("button", { name: "Change budget" }));
  fireEvent.change(screen.getByRole("textbox", { name: "Budget for this job" }), {
    target: { value: "$250.50" },
  });
  fireEvent.click(screen.getByRole("button", { name: "Save budget" }));
  await waitFor(() =>
    expect(sent).toContainEqual({ call: "PATCH /jobs/j/budget", body: { budget: 250.5, currency: "USD" } }),
  );
  fireEvent.click(await screen.findByRole("button", { name: "Remove $160 for LaraJobs, 2026-11-20" }));
  fireEvent.click(await screen.findByRole("button", { name: "Remove cost" }));
  await waitFor(() => expect(sent.map(({ call }) => call)).toContain("DELETE /job-exchanges/spend/s"));
});

test("ad budget: a budget that would pause live links asks before it is saved", async () => {
  const sent = open();
  const saves = () => sent.filter(({ call }) => call === "PATCH /jobs/j/budget");
  fireEvent.click(await screen.findByRole("button", { name: "Change budget" }));
  fireEvent.change(screen.getByRole("textbox", { name: "Budget for this job" }), { target: { value: "0" } });
  fireEvent.click(screen.getByRole("button", { name: "Save budget" }));
  await screen.findByText(/we’ll pause the links on LaraJobs/);
  expect(saves()).toEqual([]);
  fireEvent.click(screen.getByRole("button", { name: "Save and pause links" }));
  await waitFor(() => expect(saves()).toMatchObject([{ body: { budget: 0 } }]));
});

test("ad budget: links that are still paused though there is budget left are named and can be resumed", async () => {
  const paused = { status: "paused" as const, pausedByBudget: true };
  const sent = open({
    paidLinks: [
      { exchangeId: "x", name: "LaraJobs", ...paused },
      { exchangeId: "y", name: "Paused by the team", ...paused, pausedByBudget: false },
    ],
  });
  expect(await screen.findByText(/but the link on LaraJobs is paused/)).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Resume it" }));
  await waitFor(() =>
    expect(sent).toContainEqual({
      call: "PATCH /job-exchanges/job/j/status",
      body: { status: "live", exchanges: ["x"] },
    }),
  );
});

test("ad costs: a file shows its rows, its mistakes and what gets paused before it is imported", async () => {
  const sent = open();
  fireEvent.click(await screen.findByRole("button", { name: "Import costs" }));
  const file = new File(["When,Cost\n11/3/2026,12.50\nsoon,1"], "costs.csv", { type: "text/csv" });
  fireEvent.change(screen.getByLabelText(/Add a file/), { target: { files: [file] } });
  expect(await screen.findByText("“soon” isn’t a day.")).toBeTruthy();
  expect(screen.getByText(/^Ranger will have spent \$212\.50 of \$200/)).toBeTruthy();
  fireEvent.change(screen.getByRole("combobox", { name: "Day column" }), { target: { value: "0" } });
  await waitFor(() => expect(sent.at(-1)!.body).toMatchObject({ columns: { day: 0 } }));
  fireEvent.click(await screen.findByRole("button", { name: "Import 1 row" }));
  const imported = () => sent.find(({ call }) => call === "POST /job-exchanges/company/c/spend/import");
  await waitFor(() => expect(imported()).toBeTruthy());
  expect(imported()!.body).toMatchObject({ jobId: "j", exchangeId: "x", currency: "USD" });
});

test("ad costs: how a day was read that could be two is said, and can be turned around", async () => {
  const sent = open();
  fireEvent.click(await screen.findByRole("button", { name: "Import costs" }));
  const file = new File(["When,Cost\n12/01/2026,12.50"], "costs.csv", { type: "text/csv" });
  fireEvent.change(screen.getByLabelText(/Add a file/), { target: { files: [file] } });
  expect(await screen.findByText("We read 12/01/2026 as December 1, 2026")).toBeTruthy();
  fireEvent.change(screen.getByRole("combobox", { name: "Order of days" }), {
    target: { value: "day first" },
  });
  await waitFor(() => expect(sent.at(-1)!.body).toMatchObject({ dayOrder: "day first" }));
});

test("ad costs: reports are read in the encodings that ad accounts and spreadsheets write", async () => {
  const sent = open();
  fireEvent.click(await screen.findByRole("button", { name: "Import costs" }));
  const add = (bytes: Uint8Array<ArrayBuffer>) =>
    fireEvent.change(screen.getByLabelText(/Add a file|Choose another file/), {
      target: { files: [new File([bytes], "costs.csv", { type: "text/csv" })] },
    });
  add(new Uint8Array(Buffer.from("\uFEFFDay\tCost\n2026-11-03\t12.50", "utf16le")));
  await waitFor(() => expect(sent.at(-1)?.body).toMatchObject({ csv: "Day\tCost\n2026-11-03\t12.50" }));
  add(new Uint8Array(Buffer.from("Tag;Betrag;Währung\n3.11.2026;12,50;CHF", "latin1")));
  await waitFor(() =>
    expect(sent.at(-1)?.body).toMatchObject({ csv: "Tag;Betrag;Währung\n3.11.2026;12,50;CHF" }),
  );
  add(new Uint8Array([0x50, 0x4b, 3, 4, 0, 0]));
  expect(await screen.findByText("costs.csv isn’t a CSV file. Export the report as CSV.")).toBeTruthy();
});
