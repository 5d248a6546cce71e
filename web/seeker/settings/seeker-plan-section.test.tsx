import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { currentToasts, dismissToast } from "#ui/overlays/toast-store.ts";
import { answerCalls, show } from "#web/testing/calls.tsx";
import { SeekerPlanSection } from "./seeker-plan-section.tsx";

afterEach(() => {
  cleanup();
  dismissToast();
  vi.unstubAllGlobals();
});

const free = {
  state: "free",
  plan: "seeker",
  nextPlan: null,
  periodEnd: null,
  graceEnd: null,
  paymentsReady: true,
  methods: [
    { id: "m", brand: "visa", last4: "4242", expMonth: 12, expYear: 2031, addedAt: "2026-11-20T09:00:00Z" },
  ],
  invoices: [],
};
const lines = [{ text: "Plus plan, one month", amount: 900 }];
const due = { lines, net: 900, tax: 0, total: 900, currency: "USD", later: false };
const plus = { plan: "plus", price: 900, applications: 100, due };

test("a job seeker’s plan: the amount is said before it is paid", async () => {
  let plan: object = free;
  const sent = answerCalls({
    "GET /candidate/apply-credits": () => ({
      available: true,
      left: 20,
      held: 0,
      aMonth: 20,
      renewsAt: "2026-12-01T12:00:00Z",
    }),
    "GET /candidate/subscription": () => plan,
    "GET /candidate/subscription/plans": () => [plus],
    "PATCH /candidate/subscription": () =>
      (plan = { ...free, state: "active", plan: "plus", periodEnd: "2026-12-24T12:00:00Z" }),
  });
  show(<SeekerPlanSection />);
  await screen.findByText(/Plus has 100 applications through job boards a month for \$9/);
  fireEvent.click(screen.getByRole("button", { name: "Change to Plus" }));
  const dialog = within(await screen.findByRole("alertdialog", { name: "Change to Plus?" }));
  fireEvent.click(dialog.getByRole("button", { name: "Pay $9" }));
  await screen.findByText("You’re on Plus. It renews on December 24, 2026.");
  await waitFor(() =>
    expect(sent).toEqual([
      { call: "PATCH /candidate/subscription", body: { plan: "plus", expectedTotal: 900 } },
    ]),
  );
});

const credits = { available: true, left: 20, held: 0, aMonth: 20, renewsAt: "2026-12-01T12:00:00Z" };
const invoice = {
  ...due,
  id: "i",
  number: "P-000001",
  kind: "plan",
  state: "paid",
  problem: null,
  awaitingBank: false,
  providerAway: false,
  cancelable: false,
  refunded: 0,
  refunds: [],
  dueAt: null,
  issuedAt: "2026-11-24T09:00:00Z",
};
const onPlus = { ...free, state: "active", plan: "plus", periodEnd: "2026-12-24T12:00:00Z" };

test("a job seeker’s plan: a payment that failed says why, and until when there is time", async () => {
  const owed = { ...invoice, state: "open", problem: "The card hasn’t enough funds." };
  answerCalls({
    "GET /candidate/apply-credits": () => credits,
    "GET /candidate/subscription": () => ({
      ...onPlus,
      state: "grace",
      graceEnd: "2026-12-08T12:00:00Z",
      invoices: [owed],
    }),
    "GET /candidate/subscription/plans": () => [plus],
  });
  show(<SeekerPlanSection />);
  await screen.findByText(/Update your card by December 8, 2026 to keep Plus/);
  expect(screen.getByText(/The card hasn’t enough funds\./)).toBeTruthy();
});

test.each([
  ["job boards’ forms are off", { ...credits, available: false }, onPlus],
  ["payments are off", credits, { ...onPlus, paymentsReady: false }],
])("a job seeker’s plan: it can be canceled where %s", async (_, has, before) => {
  let plan: object = { ...before, invoices: [invoice] };
  const sent = answerCalls({
    "GET /candidate/apply-credits": () => has,
    "GET /candidate/subscription": () => plan,
    "GET /candidate/subscription/plans": () => [plus],
    "POST /candidate/subscription/cancel": () => (plan = { ...before, nextPlan: "seeker" }),
  });
  show(<SeekerPlanSection />);
  fireEvent.click(await screen.findByRole("button", { name: "Cancel Plus" }));
  await screen.findByText("You’re on Plus until December 24, 2026, then on the free plan.");
  expect(sent).toEqual([{ call: "POST /candidate/subscription/cancel", body: undefined }]);
  expect(screen.queryByRole("button", { name: "Keep Plus" })).toBeNull();
});

test("a job seeker’s plan: who has no card reads that one is needed first", async () => {
  answerCalls({
    "GET /candidate/apply-credits": () => ({ ...credits, available: true }),
    "GET /candidate/subscription": () => ({ ...free, methods: [] }),
    "GET /candidate/subscription/plans": () => [plus],
  });
  show(<SeekerPlanSection />);
  await screen.findByText(/^To change to Plus, add a card/);
  screen.getByRole("button", { name: "Add a card" });
});

test("a job seeker’s plan: where nothing is offered, cards and invoices stay; with neither, there is no section", async () => {
  answerCalls({
    "GET /candidate/apply-credits": () => ({ ...credits, available: false }),
    "GET /candidate/subscription": () => ({ ...free, invoices: [invoice] }),
    "GET /candidate/subscription/plans": () => [plus],
  });
  const shown = show(<SeekerPlanSection />);
  await screen.findByText("You’re on the free plan.");
  screen.getByRole("link", { name: "Invoice P-000001" });
  screen.getByRole("button", { name: "Remove Visa ending in 4242" });
  expect(screen.queryByRole("button", { name: "Change to Plus" })).toBeNull();
  shown.cache.setQueryData(["plan", "mine"], { ...free, methods: [], invoices: [] });
  await waitFor(() => expect(screen.queryByText("You’re on the free plan.")).toBeNull());
});

test("a job seeker’s plan: nobody is welcomed to Plus before the bank has answered", async () => {
  let plan: object = free;
  const unknown = { ...invoice, state: "open", awaitingBank: true };
  answerCalls({
    "GET /candidate/apply-credits": () => credits,
    "GET /candidate/subscription": () => plan,
    "GET /candidate/subscription/plans": () => [plus],
    "PATCH /candidate/subscription": () => (plan = { ...free, invoices: [unknown] }),
  });
  show(<SeekerPlanSection />);
  fireEvent.click(await screen.findByRole("button", { name: "Change to Plus" }));
  const dialog = within(await screen.findByRole("alertdialog", { name: "Change to Plus?" }));
  fireEvent.click(dialog.getByRole("button", { name: "Pay $9" }));
  await screen.findByText("Your bank hasn’t answered yet. We’ll update this page.");
  expect(currentToasts().map(({ text }) => text)).toEqual([
    "Your bank hasn’t answered yet. We’ll update this page.",
  ]);
  expect(screen.queryByRole("button", { name: "Change to Plus" })).toBeNull();
});

test("a job seeker’s plan: an unconfirmed purchase can be canceled", async () => {
  const unknown = { ...invoice, state: "open", awaitingBank: true, providerAway: true, cancelable: true };
  let plan: object = { ...free, invoices: [unknown] };
  const sent = answerCalls({
    "GET /candidate/apply-credits": () => credits,
    "GET /candidate/subscription": () => plan,
    "GET /candidate/subscription/plans": () => [plus],
    "POST /candidate/invoices/i/cancel": () =>
      (plan = { ...free, invoices: [{ ...invoice, state: "void", problem: "You canceled the purchase." }] }),
  });
  show(<SeekerPlanSection />);
  await screen.findByText(/We couldn’t reach our payment provider yet/);
  expect(screen.getByText(/Waiting for the payment provider/)).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Cancel this purchase" }));
  const dialog = within(await screen.findByRole("alertdialog", { name: "Cancel this purchase?" }));
  fireEvent.click(dialog.getByRole("button", { name: "Cancel purchase" }));
  await screen.findByText(/You canceled the purchase\./);
  expect(sent).toEqual([{ call: "POST /candidate/invoices/i/cancel", body: undefined }]);
  expect(await screen.findByRole("button", { name: "Change to Plus" })).toBeTruthy();
});
