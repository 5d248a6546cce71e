import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { currentToasts, dismissToast } from "#ui/overlays/toast-store.ts";
import { answerCalls, showScreen } from "#web/testing/calls.tsx";
import InvoicesPage from "./invoices-page.tsx";

afterEach(() => {
  cleanup();
  dismissToast();
  vi.unstubAllGlobals();
});

const open = {
  id: "i1",
  number: "P-000007",
  kind: "rewards",
  state: "open",
  buyer: "Saltmarsh",
  lines: [
    { text: "Referral bonus, Ranger", amount: 85_000 },
    { text: "Referral bonus, Ranger", amount: 85_000 },
  ],
  net: 170_000,
  taxName: "VAT",
  taxPercent: 20,
  tax: 34_000,
  total: 204_000,
  currency: "GBP",
  problem: "The card has expired.",
  issuedAt: "2026-11-24T09:00:00Z",
  paidAt: null,
  refundedAt: null,
  paymentRef: null,
  canRefund: false,
};
const paid = {
  ...open,
  id: "i2",
  kind: "plan",
  state: "paid",
  problem: null,
  paymentRef: "pi_1",
  canRefund: true,
};

function show(at: string) {
  const sent = answerCalls({
    "GET /admin/invoices": () => [open, paid],
    "POST /admin/invoices/i1/transfer": () => ({ ...open, state: "paid" }),
    "POST /admin/invoices/i2/refund": () => ({ ...paid, state: "refunded", canRefund: false }),
  });
  showScreen(<InvoicesPage />, { path: "/admin/invoices", at: `/admin/invoices?${at}` });
  return sent;
}

test("invoices: an open one says why it isn’t paid, each line in its currency, and takes a transfer’s reference", async () => {
  const sent = show("item=i1");
  const button = await screen.findByRole<HTMLButtonElement>("button", { name: "Paid by transfer" });
  expect(button.disabled).toBe(true);
  expect(screen.queryByRole("button", { name: "Refund" })).toBeNull();
  expect(screen.getAllByText("£850")).toHaveLength(2);
  expect(screen.getAllByText("The card has expired.").length).toBeGreaterThan(0);
  fireEvent.change(screen.getByLabelText(/^Bank reference/), { target: { value: "TX 1" } });
  fireEvent.click(button);
  await waitFor(() => expect(currentToasts()).toMatchObject([{ text: "Invoice P-000007 is paid" }]));
  expect(sent).toEqual([{ call: "POST /admin/invoices/i1/transfer", body: { reference: "TX 1" } }]);
});

test("invoices: a refund needs a reason and is asked about first", async () => {
  const sent = show("list=settled&item=i2");
  fireEvent.change(await screen.findByLabelText(/^Reason/), { target: { value: "Bought twice" } });
  fireEvent.click(screen.getByRole("button", { name: "Refund" }));
  expect(sent).toEqual([]);
  fireEvent.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Refund" }));
  await waitFor(() =>
    expect(sent).toEqual([{ call: "POST /admin/invoices/i2/refund", body: { reason: "Bought twice" } }]),
  );
});
