import { fireEvent, screen, within } from "@testing-library/react";
import PlanPage from "#web/hire/billing/plan-page.tsx";
import { me } from "#web/shared/session/session.ts";
import { answerCalls, showScreen } from "./calls.tsx";

export const card = {
  id: "m",
  brand: "visa",
  last4: "4242",
  expMonth: 12,
  expYear: 2031,
  addedAt: "2026-11-20T09:00:00Z",
};
export const older = { ...card, id: "older", last4: "1881" };
export const due = {
  lines: [{ text: "Core plan, one month", amount: 24_900 }],
  net: 24_900,
  tax: 4980,
  total: 29_880,
  currency: "USD",
  later: false,
};
export const offers = [
  { plan: "launch", price: 0, bulkUpload: 200, due: null },
  { plan: "core", price: 24_900, bulkUpload: 1000, due },
  { plan: "pro", price: null, bulkUpload: 10_000, due: null },
];
export const free = {
  state: "free",
  plan: "launch",
  nextPlan: null,
  periodEnd: null,
  graceEnd: null,
  trialUsed: true,
  proRequestedAt: null,
  paymentsReady: true,
  switches: {},
  offers,
  invoices: [],
};
export const invoice = {
  ...due,
  id: "i",
  number: "P-000001",
  state: "paid",
  taxName: "Tax",
  taxPercent: 20,
  problem: null,
  awaitingBank: false,
  providerAway: false,
  cancelable: false,
  kind: "plan",
  refunded: 0,
  refunds: [],
  dueAt: null,
  issuedAt: "2026-11-24T09:00:00Z",
  paidAt: "2026-11-24T09:00:00Z",
};
export const core = {
  ...free,
  state: "active",
  plan: "core",
  periodEnd: "2026-12-24T09:00:00Z",
  invoices: [invoice],
};

/** The payment was requested, and its outcome is unknown. */
export const unknown = { ...invoice, state: "open", awaitingBank: true, cancelable: true, paidAt: null };

export const canceled = "You canceled the purchase before it was paid, so the plan didn’t begin.";
export const taken = { ...invoice, state: "void", problem: canceled, paidAt: null };

/** The plan page; a purchase turns the plan into another one. */
export function openPlan(
  plan: object,
  { at = "", methods = [card] as object[], billing = true, paid = core as object } = {},
) {
  let shown = plan;
  const sent = answerCalls({
    "GET /companies/c/subscription": () => shown,
    "GET /company-payment-methods": () => methods,
    "POST /company-payment-methods/older/default": () => (methods = [older, card]),
    "GET /company-billing-details": () => null,
    "PATCH /companies/c/subscription/parallel-core": () => (shown = paid),
    "PATCH /companies/exit-maintenance-mode": () => (shown = paid),
    "POST /company-invoices/i/pay": () => (shown = paid),
    "POST /company-invoices/i/cancel": () => (shown = { ...free, invoices: [taken] }),
    "POST /companies/cancel": () => (shown = { ...core, nextPlan: "launch" }),
    "POST /company-payment-methods": () => ({ url: null, methods: [card] }),
  });
  const account = {
    companyAdmin: { id: "a", companyId: "c" },
    can: { billing },
    plan: { state: "free", version: "launch-1" },
  };
  const { cache } = showScreen(<PlanPage />, {
    path: "/hire/company/plan",
    at: `/hire/company/plan${at}`,
    known: [[me.queryKey, account]],
  });
  return Object.assign(sent, {
    /** The bank answered: an open screen reads the plan again. */
    becomes: async (next: object) => {
      shown = next;
      await cache.invalidateQueries({ queryKey: ["plan"] });
    },
  });
}

/** Chooses Core and pays for it. */
export async function buyCore() {
  fireEvent.click(await screen.findByRole("button", { name: "Choose Core" }));
  fireEvent.click(await screen.findByRole("button", { name: "Continue" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Change to Core" }));
  fireEvent.click(dialog.getByRole("button", { name: "Pay $298.80" }));
}
