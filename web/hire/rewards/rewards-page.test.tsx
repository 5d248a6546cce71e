import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { currentToasts, dismissToast } from "#ui/overlays/toast-store.ts";
import { answerCalls, showScreen } from "#web/testing/calls.tsx";
import RewardsPage from "./rewards-page.tsx";

afterEach(() => {
  cleanup();
  dismissToast();
  vi.unstubAllGlobals();
});

const program = { companyId: "c", hireBonus: null, currency: "USD", payoutDelay: 90, payments: 1 };
const hire = {
  id: "h1",
  applicationId: "a1",
  jobTitle: "Ranger",
  candidateName: "Rosa Alder",
  employeeName: "Esi Badu",
  bonus: { amount: 100_000, currency: "USD" },
  timeZone: "UTC",
  hiredAt: "2026-11-01T12:00:00.000Z",
  endsAt: null,
  endedAt: null as string | null,
  endReason: null as string | null,
  mayStayUntil: null as string | null,
  payments: [
    { amount: 100_000, dueAt: "2027-01-30T12:00:00.000Z", state: "pending", payBy: null as string | null },
  ],
};

const drop = {
  id: "d1",
  title: "Refer a nurse this week",
  details: "",
  reward: { amount: 5000, currency: "USD" },
  stock: 3,
  claimed: 1,
  expiresAt: "2030-01-01T00:00:00.000Z",
  mine: false,
  open: true,
};

const redemption = {
  id: "r1",
  title: "Harbor Books",
  value: { amount: 2500, currency: "USD" },
  points: 100,
  state: "requested",
  requestedAt: "2029-12-30T00:00:00.000Z",
  dueAt: "2030-01-01T00:00:00.000Z",
  decidedAt: null,
  reason: null,
  employeeName: "Esi Badu",
};

const jobTerms = { jobId: "j1", jobTitle: "Ranger", ...program, hireBonus: 200_000 };

interface Opened {
  billing?: boolean;
  pausedSince?: string | null;
  jobs?: object[];
  hired?: typeof hire;
  mostAYear?: number | null;
  company?: object[];
}
function open({
  billing = true,
  pausedSince = null,
  jobs = [],
  hired = hire,
  mostAYear = null,
  company = [],
}: Opened = {}) {
  const sent = answerCalls({
    "GET /company-referral-programs/c": () => ({
      ...program,
      mostAYear,
      referralDays: 90,
      pausedSince,
      jobs,
    }),
    "GET /company/referral-hires": () => [hired],
    "GET /company/c/jobs": () => ({ jobs: company, total: company.length }),
    "GET /jobs/j1": () => company[0],
    "GET /drops": () => [drop],
    "GET /gift-cards": () => [],
    "POST /gift-cards": () => ({}),
    "GET /company/gift-card-redemptions": () => [redemption],
    "PATCH /company/gift-card-redemptions/r1/deliver": () => redemption,
    "POST /drops": () => drop,
    "PATCH /company-referral-programs/c": () => ({}),
    "DELETE /company-referral-programs/job/j1": () => ({}),
    "PATCH /company/referral-hires/h1/end": () => hire,
    "GET /companies/c": () => ({ id: "c", companyName: "Saltmarsh" }),
  });
  const me = { can: { billing }, companyAdmin: { id: "m", companyId: "c" } };
  showScreen(<RewardsPage />, {
    path: "/hire/company/referrals",
    at: "/hire/company/referrals",
    known: [[["me"], me]],
  });
  return sent;
}

test("referral bonus: an amount is read as people type it, and saved in minor units", async () => {
  const sent = open();
  const bonus = await screen.findByLabelText(/^Bonus for each hire/);
  fireEvent.change(bonus, { target: { value: "two" } });
  expect(screen.getByText("Enter one number")).toBeTruthy();
  fireEvent.change(bonus, { target: { value: "1,500" } });
  fireEvent.change(screen.getByLabelText("Payments"), { target: { value: "2" } });
  fireEvent.change(screen.getByLabelText(/^Days until the first/), { target: { value: "30" } });
  fireEvent.change(screen.getByLabelText(/^Most an employee can earn/), { target: { value: "4k" } });
  fireEvent.click(screen.getByRole("button", { name: "Save bonus" }));
  await waitFor(() => expect(currentToasts()).toMatchObject([{ text: "Referral bonus saved" }]));
  expect(sent).toEqual([
    {
      call: "PATCH /company-referral-programs/c",
      body: { hireBonus: 150_000, currency: "USD", payoutDelay: 30, payments: 2, mostAYear: 400_000 },
    },
  ]);
});

test("referral bonus: a job can pay none, is listed so, and returns to the company’s", async () => {
  const sent = open({ jobs: [jobTerms] });
  fireEvent.click(await screen.findByRole("button", { name: "Edit Ranger" }));
  const none = screen.getByRole("checkbox", { name: "This job pays no bonus" });
  fireEvent.click(none.closest("label")!.querySelector("input")!);
  fireEvent.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(currentToasts()).toMatchObject([{ text: "Bonus of this job saved" }]));
  const terms = { currency: "USD", payoutDelay: 90, payments: 1, jobId: "j1" };
  expect(sent).toEqual([{ call: "PATCH /company-referral-programs/c", body: { hireBonus: null, ...terms } }]);
  cleanup();
  const again = open({ jobs: [{ ...jobTerms, hireBonus: null }] });
  const row = (await screen.findByText("Ranger", { selector: "td *, th *, td, th" })).closest("tr")!;
  expect(row.textContent).toContain("No bonus");
  fireEvent.click(screen.getByRole("button", { name: "Remove Ranger" }));
  await waitFor(() => expect(again).toHaveLength(1));
  expect(again[0]!.call).toBe("DELETE /company-referral-programs/job/j1");
});

function recordLastDay(value: string) {
  fireEvent.click(screen.getByRole("button", { name: "Record last day of Rosa Alder" }));
  fireEvent.change(screen.getByLabelText("Last day"), { target: { value } });
  fireEvent.click(screen.getByRole("button", { name: "Record last day" }));
}
const call = "PATCH /company/referral-hires/h1/end";

test("referral bonus: a job that has its own bonus isn’t written over from “Add a job”, and stays itself while it is edited", async () => {
  const { jobId: id, jobTitle } = jobTerms;
  const ranger = { id, jobTitle, status: "live", department: null, locations: [] };
  const sent = open({ jobs: [jobTerms], company: [ranger] });
  fireEvent.click(await screen.findByRole("button", { name: "Edit Ranger" }));
  expect(await screen.findByRole("dialog", { name: "Bonus of Ranger" })).toBeTruthy();
  expect(screen.queryByRole("combobox", { name: /^Job/ })).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Cancel" }));
  fireEvent.click(screen.getByRole("button", { name: "Add a job" }));
  const job = await screen.findByRole("combobox", { name: /^Job/ });
  job.focus();
  fireEvent.input(job, { target: { value: "ran" } });
  fireEvent.click(await screen.findByRole("option", { name: /^Ranger/ }));
  fireEvent.click(screen.getByRole("checkbox", { name: "This job pays no bonus" }));
  expect(await screen.findByText(/^Ranger already has its own bonus/)).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Save" }).disabled).toBe(true);
  expect(sent).toEqual([]);
});

test("referral bonus: a last day to come is recorded at once, as soon as it is known", async () => {
  const sent = open();
  await screen.findByText("Rosa Alder");
  recordLastDay("2099-01-20");
  await waitFor(() => expect(currentToasts()).toMatchObject([{ text: "Last day recorded" }]));
  expect(sent).toEqual([{ call, body: { endedOn: "2099-01-20" } }]);
});

test("referral bonus: a last day that is over names what the employee loses, and asks first", async () => {
  const sent = open();
  await screen.findByText("Rosa Alder");
  recordLastDay("2020-01-20");
  expect(screen.getByText(/Esi Badu loses \$1,000 and is told so at once/)).toBeTruthy();
  expect(sent).toEqual([]);
  fireEvent.click(screen.getByRole("button", { name: "Record and don’t pay $1,000" }));
  await waitFor(() => expect(currentToasts()).toMatchObject([{ text: "Last day recorded" }]));
  expect(sent).toEqual([{ call, body: { endedOn: "2020-01-20" } }]);
});

test("referral bonus: days are those of the company’s clock, and what is due on the last day isn’t lost", async () => {
  const inTheEvening = "2020-01-21T03:00:00.000Z";
  const payments = [{ ...hire.payments[0]!, dueAt: inTheEvening }];
  const hired = { ...hire, timeZone: "America/Los_Angeles", hiredAt: "2020-01-02T03:00:00.000Z", payments };
  const sent = open({ hired });
  expect(await screen.findByText("Jan 1, 2020")).toBeTruthy();
  expect(screen.getByText("Next due Jan 20, 2020")).toBeTruthy();
  recordLastDay("2020-01-20");
  await waitFor(() => expect(currentToasts()).toMatchObject([{ text: "Last day recorded" }]));
  expect(sent).toEqual([{ call, body: { endedOn: "2020-01-20" } }]);
});

test("referral bonus: a last day that was recorded by mistake is taken back while there is time", async () => {
  const over = { endedAt: "2020-01-20T23:59:59.999Z", endReason: "left" };
  const payments = hire.payments.map((payment) => ({ ...payment, state: "void" }));
  open({ hired: { ...hire, ...over, payments } });
  expect(await screen.findByText("Ended Jan 20, 2020")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Rosa Alder is staying" })).toBeNull();
  cleanup();
  const mayStayUntil = "2099-02-19T12:00:00.000Z";
  const sent = open({ hired: { ...hire, ...over, payments, mayStayUntil } });
  fireEvent.click(await screen.findByRole("button", { name: "Rosa Alder is staying" }));
  expect(screen.getByText(/promised the \$1,000 again\. You can do this until Feb 19, 2099/)).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "They’re staying" }));
  await waitFor(() => expect(currentToasts()).toMatchObject([{ text: "Last day removed" }]));
  expect(sent).toEqual([{ call, body: { endedOn: null } }]);
});

test.each([
  [100_000, "2099-01-24T12:00:00.000Z", "Invoiced, not paid yet"],
  [100_000, null, "Due, invoiced within the hour"],
  [30, null, "Due, invoiced once you owe at least $0.50"],
])("referral bonus: when %i are due, the status says whether they’ve been invoiced", async (...each) => {
  const [amount, payBy, words] = each;
  const payments = hire.payments.map((payment) => ({ ...payment, amount, payBy, state: "due" }));
  open({ hired: { ...hire, payments } });
  expect(await screen.findByText(words)).toBeTruthy();
});

test("referral bonus: where a year has a limit, staying after all promises no more than that leaves", async () => {
  const over = { endedAt: "2020-01-20T23:59:59.999Z", endReason: "left" };
  const payments = hire.payments.map((payment) => ({ ...payment, state: "void" }));
  open({
    hired: { ...hire, ...over, payments, mayStayUntil: "2099-02-19T12:00:00.000Z" },
    mostAYear: 150_000,
  });
  fireEvent.click(await screen.findByRole("button", { name: "Rosa Alder is staying" }));
  expect(screen.getByText(/the \$1,000 again, or what their limit for the year leaves of it\./)).toBeTruthy();
});

test("referral bonus: who earns it is said, with the company’s days", async () => {
  open();
  expect(await screen.findByText(/credited for 90 days/)).toBeTruthy();
  expect(screen.getByRole("link", { name: "Company profile" }).getAttribute("href")).toBe(
    "/hire/company#referral-days",
  );
});

test("referral bonus: without the right the terms are read and nothing changes", async () => {
  open({ billing: false });
  expect(await screen.findByText("No bonus")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Save bonus" })).toBeNull();
  expect(screen.queryByRole("button", { name: /^Record last day/ })).toBeNull();
});

test("drops: how many are claimed, and a new one in minor units and an instant", async () => {
  const sent = open();
  expect(await screen.findByText("1 of 3")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "New drop" }));
  fireEvent.change(screen.getByLabelText("Title"), { target: { value: "Coffee" } });
  fireEvent.change(screen.getByLabelText("Reward for each"), { target: { value: "12.50" } });
  fireEvent.change(screen.getByLabelText(/^Until/), { target: { value: "2030-05-01T10:00" } });
  fireEvent.click(screen.getByRole("button", { name: "Publish" }));
  await waitFor(() => expect(currentToasts()).toMatchObject([{ text: "Drop published" }]));
  expect(sent).toMatchObject([
    { call: "POST /drops", body: { title: "Coffee", amount: 1250, currency: "USD", stock: 10 } },
  ]);
});

test("gift cards: one is offered for points, and the code of one that was redeemed is sent", async () => {
  const sent = open();
  fireEvent.click(await screen.findByRole("button", { name: "New gift card" }));
  fireEvent.change(screen.getByLabelText("Title"), { target: { value: "Harbor Books" } });
  fireEvent.change(screen.getByLabelText("Value"), { target: { value: "25" } });
  fireEvent.change(screen.getByLabelText("Points for one"), { target: { value: "250" } });
  fireEvent.click(screen.getByRole("button", { name: "Publish" }));
  await waitFor(() => expect(currentToasts()).toMatchObject([{ text: "Gift card published" }]));
  expect(screen.getByText(/^Send by/)).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Send code to Esi Badu" }));
  fireEvent.change(screen.getByLabelText("Code or link"), { target: { value: "HB25" } });
  fireEvent.click(screen.getByRole("button", { name: "Send code" }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent).toMatchObject([
    { call: "POST /gift-cards", body: { title: "Harbor Books", amount: 2500, points: 250, stock: 10 } },
    { call: "PATCH /company/gift-card-redemptions/r1/deliver", body: { code: "HB25" } },
  ]);
});

test("referral bonus: a pause says when it began and links to the invoice", async () => {
  open({ pausedSince: "2026-12-26T12:00:00.000Z" });
  await screen.findByText(/New bonuses and drops are paused/);
  expect(screen.getByRole("link", { name: "Pay the invoice" }).getAttribute("href")).toBe(
    "/hire/company/plan",
  );
});
