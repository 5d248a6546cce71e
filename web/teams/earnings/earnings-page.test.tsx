import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { currentToasts, dismissToast } from "#ui/overlays/toast-store.ts";
import { answerCalls, showScreen } from "#web/testing/calls.tsx";
import EarningsPage from "./earnings-page.tsx";

afterEach(() => {
  cleanup();
  dismissToast();
  vi.unstubAllGlobals();
});

const usd = (amount: number) => ({ amount, currency: "USD" });
const hire = {
  id: "h1",
  jobTitle: "Ranger",
  bonus: usd(100_000),
  timeZone: "UTC",
  hiredAt: "2026-11-01T12:00:00.000Z",
  endedAt: null,
  endReason: null,
  hasTeam: true,
  payments: [{ amount: 100_000, dueAt: "2026-11-15T12:00:00.000Z", state: "vested", payBy: null }],
};
const earnings = {
  currency: "USD",
  referralHires: 1,
  totalEarnings: 100_000,
  upcomingPayment: 0,
  upcomingPayoutDate: null,
  available: [usd(100_000)],
  hires: [hire],
};
const account = { id: "b1", kind: "iban", holder: "Esi Badu", country: "GB", lastFour: "5432" };
const transaction = { id: "t1", kind: "vested", amount: usd(100_000), about: "Ranger", at: hire.hiredAt };
const program = { companyId: "c", hireBonus: 100_000, currency: "USD", payoutDelay: 14, payments: 1 };

const drop = {
  id: "d1",
  title: "Refer a nurse this week",
  details: "",
  reward: usd(5000),
  stock: 3,
  claimed: 1,
  expiresAt: "2030-01-01T00:00:00.000Z",
  mine: false,
  paid: false,
  open: true,
};

const giftCard = {
  id: "g1",
  title: "Harbor Books",
  details: "",
  value: usd(2500),
  points: 100,
  stock: 3,
  redeemed: 0,
  open: true,
};
const redemption = {
  id: "r1",
  title: "Coffee",
  value: usd(1000),
  points: 50,
  state: "delivered",
  requestedAt: hire.hiredAt,
  dueAt: hire.hiredAt,
  decidedAt: hire.hiredAt,
  reason: null,
  code: "CF-10",
};

function open({
  dropped = drop as object,
  accounts = [account] as object[],
  earned = earnings as object,
  pausedSince = null as string | null,
  jobs = [] as object[],
} = {}) {
  const sent = answerCalls({
    "GET /employees/e1/earnings": () => earned,
    "GET /company-referral-programs/c": () => ({
      ...program,
      mostAYear: null,
      referralDays: 180,
      pausedSince,
      jobs,
    }),
    "GET /employee-bank-accounts": () => accounts,
    "GET /employee-payouts": () => [],
    "GET /drops": () => [dropped],
    "GET /employee-points": () => ({
      points: 120,
      entries: [{ id: "p1", reason: "hired", points: 120, about: "Ranger", at: hire.hiredAt }],
    }),
    "GET /gift-cards": () => [giftCard, { ...giftCard, id: "g2", title: "Bicycle shop", points: 500 }],
    "GET /gift-card-redemptions": () => [redemption],
    "POST /gift-cards/redeem": () => ({ ...redemption, state: "requested", code: null }),
    "POST /drops/d1/claim": () => ({ ...drop, mine: true }),
    "GET /transactions": () => ({
      transactions: [{ ...transaction, readStatus: false }],
      total: 1,
      unread: 1,
    }),
    "POST /employees/withdraw-earnings": () => ({}),
    "PATCH /transactions/t1": () => ({}),
  });
  showScreen(<EarningsPage />, {
    path: "/teams/earnings",
    at: "/teams/earnings",
    known: [[["me"], { employee: { id: "e1", companyId: "c" }, seenTips: [] }]],
  });
  return sent;
}

test("earnings: a job that pays no bonus is listed so, beside what every other job pays", async () => {
  open({ jobs: [{ ...program, jobId: "j1", jobTitle: "Warden", hireBonus: null }] });
  const row = (title: string) => screen.getByText(title).closest("li")!.textContent;
  await screen.findByText("Warden");
  expect([row("Warden"), row("Every other job")]).toEqual([
    "WardenNo bonus",
    "Every other job$1,000 after 14 days",
  ]);
});

test("earnings: what is ready, what the company pays, and one withdrawal however often it is pressed", async () => {
  const sent = open();
  expect(await screen.findByText("$1,000 after 14 days")).toBeTruthy();
  fireEvent.click(await screen.findByRole("button", { name: "Withdraw" }));
  const dialog = within(await screen.findByRole("dialog"));
  const amount = dialog.getByLabelText(/^Amount/);
  fireEvent.change(amount, { target: { value: "1,000.01" } });
  expect(dialog.getByText("You can withdraw up to $1,000")).toBeTruthy();
  fireEvent.change(amount, { target: { value: "600" } });
  const press = dialog.getByRole("button", { name: "Withdraw" });
  fireEvent.click(press);
  fireEvent.click(press);
  await waitFor(() => expect(currentToasts()).toMatchObject([{ text: "Withdrawal requested" }]));
  expect(sent.filter(({ call }) => call.startsWith("POST"))).toEqual([
    {
      call: "POST /employees/withdraw-earnings",
      body: { key: expect.any(String), bankAccountId: "b1", amount: 60_000, currency: "USD" },
    },
  ]);
});

test("earnings: what was withdrawn elsewhere leaves the open dialog, which closes once nothing is left", async () => {
  const earned = { ...earnings, available: [usd(100_000), { amount: 5000, currency: "EUR" }] };
  open({ earned });
  fireEvent.click(await screen.findByRole("button", { name: "Withdraw" }));
  await screen.findByText("Up to $1,000");
  const readAgain = () => fireEvent.click(screen.getByText("Mark as read"));
  earned.available = [usd(0), { amount: 5000, currency: "EUR" }];
  readAgain();
  expect(await screen.findByText("Up to €50")).toBeTruthy();
  earned.available = [usd(0)];
  readAgain();
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  earned.available = [usd(100_000)];
  readAgain();
  expect(await screen.findByRole("button", { name: "Withdraw" })).toBeTruthy();
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("earnings: without an account the way to one is said, and news are marked read", async () => {
  const sent = open({ accounts: [] });
  expect(await screen.findByText("Add a bank account below to withdraw what is ready.")).toBeTruthy();
  fireEvent.click(await screen.findByRole("button", { name: "Mark as read" }));
  await waitFor(() =>
    expect(sent).toContainEqual({ call: "PATCH /transactions/t1", body: { readStatus: true } }),
  );
});

test("earnings: a drop is claimed with one press", async () => {
  const sent = open();
  expect(await screen.findByText(/^2 left, until/)).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Claim Refer a nurse this week" }));
  await waitFor(() =>
    expect(currentToasts()).toMatchObject([{ text: "$50 will be yours once the company pays" }]),
  );
  expect(sent.map(({ call }) => call)).toEqual(["POST /drops/d1/claim"]);
});

test("points: what is within reach is redeemed with one press, the rest says how far it is", async () => {
  const sent = open();
  fireEvent.click(await screen.findByRole("button", { name: "Redeem points" }));
  const dialog = within(await screen.findByRole("dialog", { name: "You have 120 points" }));
  expect(await dialog.findByText("380 points to go")).toBeTruthy();
  expect(dialog.getByText("+120")).toBeTruthy();
  const press = dialog.getByRole("button", { name: "Redeem Harbor Books" });
  fireEvent.click(press);
  fireEvent.click(press);
  await waitFor(() => expect(currentToasts()).toHaveLength(1));
  expect(sent).toEqual([
    { call: "POST /gift-cards/redeem", body: { key: expect.any(String), giftCardId: "g1" } },
  ]);
});

test("points: the code of a gift card is shown when it is asked for", async () => {
  open();
  const show = await screen.findByRole("button", { name: "Show code" });
  expect(screen.queryByText("CF-10")).toBeNull();
  fireEvent.click(show);
  expect(screen.getByText("CF-10")).toBeTruthy();
});

test("earnings: money that isn’t ready says whose payment it’s waiting for, until when, and whether that’s overdue", async () => {
  const due = { amount: 100_000, dueAt: hire.hiredAt, state: "due" };
  const waiting = (payBy: string | null, amount = due.amount) => ({
    earned: { ...earnings, hires: [{ ...hire, payments: [{ ...due, amount, payBy }] }] },
  });
  open(waiting("2099-01-24T12:00:00.000Z"));
  expect(await screen.findByText(/waiting for the company to pay by Jan 24, 2099/)).toBeTruthy();
  cleanup();
  open(waiting("2020-01-24T12:00:00.000Z"));
  expect(await screen.findByText(/the company’s payment has been overdue since Jan 24, 2020/)).toBeTruthy();
  cleanup();
  open(waiting(null));
  expect(await screen.findByText(/waiting for the company’s payment/)).toBeTruthy();
  cleanup();
  open(waiting(null, 30));
  expect(
    await screen.findByText(/waiting until the company owes at least \$0\.50, the least that can be charged/),
  ).toBeTruthy();
  cleanup();
  const { earned } = waiting("2020-01-24T12:00:00.000Z");
  open({ earned: { ...earned, hires: earned.hires.map((each) => ({ ...each, hasTeam: false })) } });
  expect(await screen.findByText(/Ask your employer directly/)).toBeTruthy();
  expect(screen.queryByText(/sending reminders/)).toBeNull();
});

test("earnings: a pause of new bonuses says whose referrals still count", async () => {
  open({ pausedSince: "2026-12-26T12:00:00.000Z" });
  expect(await screen.findByText(/Anyone you referred before Dec 26, 2026 still counts/)).toBeTruthy();
});

test("drops: a claimed one says whether the company has paid for it", async () => {
  open({ dropped: { ...drop, mine: true, paid: false } });
  expect(await screen.findByText(/^Waiting for the company’s payment/)).toBeTruthy();
  cleanup();
  open({ dropped: { ...drop, mine: true, paid: true, open: false } });
  expect(await screen.findByText("Paid into your balance")).toBeTruthy();
  expect(screen.queryByText(/left, until/)).toBeNull();
});
