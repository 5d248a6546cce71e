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
  issuedAt: "2026-11-10T09:00:00Z",
  dueAt: "2020-01-24T12:00:00Z",
  paidAt: null,
  refunded: 0,
  refunds: [],
  refundable: 0,
  paymentRef: null,
  disputes: [],
  attention: null,
};
const paid = {
  ...open,
  id: "i2",
  kind: "plan",
  state: "paid",
  problem: null,
  dueAt: null,
  paymentRef: "pi_1",
  refunded: 4000,
  refunds: [
    {
      id: "r1",
      number: "C-000003",
      total: 4000,
      reason: "Two days away",
      at: "2026-11-25T12:00:00Z",
      state: "succeeded",
      problem: null,
    },
  ],
  refundable: 200_000,
};

const paidRewards = { ...paid, id: "i3", kind: "rewards", refunded: 0, refunds: [], refundable: 0 };

const disputed = {
  ...paid,
  id: "i4",
  state: "disputed",
  refunded: 0,
  refundable: 0,
  refunds: [{ ...paid.refunds[0], state: "failed", problem: "The card has expired or was canceled." }],
  attention: "The payment of £2,040 is disputed. Answer at the payment provider.",
  disputes: [
    {
      id: "d1",
      disputeRef: "du_1",
      state: "open",
      amount: 204_000,
      reason: "The cardholder doesn’t recognize the payment",
      answerBy: "2026-12-12T12:00:00Z",
      at: "2026-12-05T12:00:00Z",
    },
  ],
};

const onList = (at: string) => {
  if (at.includes("attention")) return [disputed];
  return at.includes("settled") ? [paid, paidRewards] : [open];
};

function show(at: string) {
  const sent = answerCalls({
    "GET /admin/invoices": () => ({
      invoices: onList(at),
      counts: { open: 1, settled: 2, attention: 1, overdue: 1 },
    }),
    "POST /admin/invoices/i4/resolve": () => ({ ...disputed, attention: null }),
    "POST /admin/invoices/i1/transfer": () => ({ ...open, state: "paid" }),
    "POST /admin/invoices/i2/refund": () => ({ ...paid, refunded: 9050, refundable: 194_950 }),
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
  expect(screen.getByText("The card has expired.")).toBeTruthy();
  expect(screen.getByText("Overdue since January 24, 2020")).toBeTruthy();
  fireEvent.change(screen.getByLabelText(/^Bank reference/), { target: { value: "TX 1" } });
  fireEvent.click(button);
  await waitFor(() => expect(currentToasts()).toMatchObject([{ text: "Invoice P-000007 is paid" }]));
  expect(sent).toEqual([{ call: "POST /admin/invoices/i1/transfer", body: { reference: "TX 1" } }]);
});

test("invoices: a refund asks for an amount, up to what is left, and a reason, and is sent once", async () => {
  const sent = show("list=settled&item=i2");
  expect((await screen.findAllByText(/Paid, £40 refunded/)).length).toBeGreaterThan(0);
  const addressOf = (name: string) => screen.getByRole("link", { name }).getAttribute("href");
  expect(addressOf("P-000007.pdf")).toBe("/api/admin/invoices/i2/document");
  expect(addressOf("C-000003")).toBe("/api/admin/credit-notes/r1/document");
  fireEvent.click(screen.getByRole("button", { name: "Refund" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Refund invoice P-000007" }));
  dialog.getByText("Up to £2,000. £40 was refunded before.");
  const amount = dialog.getByLabelText<HTMLInputElement>(/^Amount/);
  expect(amount.value).toBe("2,000");
  const confirm = dialog.getByRole<HTMLButtonElement>("button", { name: /^Refund/ });
  expect(confirm.disabled).toBe(true);
  const reason = dialog.getByLabelText<HTMLInputElement>(/^Reason/);
  expect(reason.maxLength).toBe(300);
  fireEvent.change(reason, { target: { value: "A slow week" } });
  fireEvent.change(amount, { target: { value: "2000.01" } });
  dialog.getByText("You can refund up to £2,000");
  expect(confirm.disabled).toBe(true);
  fireEvent.change(amount, { target: { value: "50.50" } });
  fireEvent.click(dialog.getByRole("button", { name: "Refund £50.50" }));
  await waitFor(() =>
    expect(currentToasts()).toMatchObject([{ text: "£50.50 of invoice P-000007 refunded" }]),
  );
  expect(sent).toEqual([
    {
      call: "POST /admin/invoices/i2/refund",
      body: { key: expect.any(String), amount: 5050, reason: "A slow week" },
    },
  ]);
});

test("invoices: a paid one that can’t be refunded says why", async () => {
  show("list=settled&item=i3");
  expect(await screen.findByText(/belong to the employees and can’t be refunded/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Refund" })).toBeNull();
});

test("invoices: what needs attention says why and until when to answer, and leaves the list with a note", async () => {
  const sent = show("list=attention&item=i4");
  expect(
    await screen.findByText("The payment of £2,040 is disputed. Answer at the payment provider."),
  ).toBeTruthy();
  expect(screen.getByText("The bank decides. Answer by December 12, 2026")).toBeTruthy();
  expect(screen.getByText("Failed. The card has expired or was canceled.")).toBeTruthy();
  const button = screen.getByRole<HTMLButtonElement>("button", { name: "Resolved" });
  expect(button.disabled).toBe(true);
  fireEvent.change(screen.getByLabelText(/^What you did about it/), {
    target: { value: "Sent the receipt" },
  });
  fireEvent.click(button);
  await waitFor(() => expect(currentToasts()).toMatchObject([{ text: "Invoice P-000007 is off the list" }]));
  expect(sent).toEqual([{ call: "POST /admin/invoices/i4/resolve", body: { note: "Sent the receipt" } }]);
});
