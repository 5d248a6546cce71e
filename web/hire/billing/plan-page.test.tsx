import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { currentToasts, dismissToast } from "#ui/overlays/toast-store.ts";
import { card, core, due, free, invoice, offers, older, openPlan, unknown } from "#web/testing/plan-page.tsx";

afterEach(() => {
  cleanup();
  dismissToast();
  vi.unstubAllGlobals();
});

test("plan: by steps to a paid plan, with the amount before", async () => {
  const sent = openPlan(free);
  fireEvent.click(await screen.findByRole("button", { name: "Choose Core" }));
  fireEvent.click(await screen.findByRole("button", { name: "Continue" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Change to Core" }));
  dialog.getByText("We charge your Visa ending in 4242 now, and each month until you cancel.");
  fireEvent.click(dialog.getByRole("button", { name: "Pay $298.80" }));
  expect(await screen.findByRole("dialog", { name: "Welcome to Core" })).toBeTruthy();
  expect([...sent]).toEqual([
    { call: "PATCH /companies/c/subscription/parallel-core", body: { expectedTotal: 29_880 } },
  ]);
});

test("plan: without a card the step leads to the provider, and a card that was typed there is kept", async () => {
  const sent = openPlan(free, { at: "?session=cs_1&upgrade=core", methods: [] });
  await waitFor(() =>
    expect([...sent]).toEqual([{ call: "POST /company-payment-methods", body: { session: "cs_1" } }]),
  );
  expect(await screen.findByRole("dialog", { name: "Choose a plan" })).toBeTruthy();
});

test("plan: a smaller one says when it begins and what it costs, and isn’t offered again while it waits", async () => {
  const sync = { plan: "sync", price: 44_900, bulkUpload: 2500, due };
  const later = { plan: "core", price: 24_900, bulkUpload: 1000, due: { ...due, total: 0, later: true } };
  const onSync = { ...core, plan: "sync", offers: [offers[0]!, later, sync] };
  const { becomes } = openPlan(onSync);
  fireEvent.click(await screen.findByRole("button", { name: "Choose Core" }));
  fireEvent.click(await screen.findByRole("button", { name: "Continue" }));
  await screen.findByText(/Core begins on December 24, 2026.*From then on it’s \$249 a month/);
  fireEvent.click(screen.getByRole("button", { name: "Back" }));
  fireEvent.click(await screen.findByRole("button", { name: "Close" }));
  await becomes({ ...onSync, nextPlan: "core" });
  expect(await screen.findByText("From December 24, 2026")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Choose Core" })).toBeNull();
});

test("plan: it ends with a reason, and until when it goes on is said", async () => {
  const sent = openPlan(core);
  await screen.findByText(/You’re on Core. It renews on December 24, 2026/);
  expect(screen.getByRole("link", { name: "P-000001" }).getAttribute("href")).toBe(
    "/api/company-invoices/i/document",
  );
  fireEvent.click(screen.getByRole("button", { name: "Cancel plan" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Cancel your plan?" }));
  const end = dialog.getByRole<HTMLButtonElement>("button", { name: "Cancel plan" });
  expect(end.disabled).toBe(true);
  fireEvent.change(dialog.getByRole("textbox", { name: "Why are you canceling?" }), {
    target: { value: "Done hiring" },
  });
  fireEvent.click(end);
  await screen.findByText(/You’re on Core until December 24, 2026, then on Launch/);
  expect([...sent]).toEqual([{ call: "POST /companies/cancel", body: { reason: "Done hiring" } }]);
});

test("plan: a member without the permission reads it and changes nothing", async () => {
  openPlan({ ...core, state: "standby", periodEnd: null }, { billing: false });
  await screen.findByText(/in standby/);
  expect(screen.queryByRole("button")).toBeNull();
});

test("plan: a feature that support turned off says why", async () => {
  openPlan({ ...free, switches: { publishJobs: { on: false, reason: "Six fake jobs in a week." } } });
  expect(await screen.findByText("Six fake jobs in a week.")).toBeTruthy();
  expect(screen.getByText("Publishing jobs")).toBeTruthy();
});

test("plan: overdue rewards are marked and can be paid right away", async () => {
  const overdue = {
    ...invoice,
    kind: "rewards",
    state: "open",
    problem: "The card has expired.",
    dueAt: "2020-01-24T12:00:00Z",
  };
  const sent = openPlan({ ...free, invoices: [overdue] });
  await screen.findByText("Overdue since January 24, 2020");
  expect(screen.getByText("The card has expired.")).toBeTruthy();
  fireEvent.click(await screen.findByRole("button", { name: "Pay invoice P-000001" }));
  await screen.findByText("Paid");
  expect([...sent]).toEqual([{ call: "POST /company-invoices/i/pay" }]);
});

test("plan: refunds are listed beside their invoice, with the credit note", async () => {
  const refund = { id: "r", number: "C-000002", total: 4000, reason: "x", at: "2026-11-25T12:00:00Z" };
  openPlan({ ...core, invoices: [{ ...invoice, refunded: 4000, refunds: [refund] }] });
  await screen.findByText("Paid, $40 refunded");
  expect(screen.getByRole("link", { name: "Credit note C-000002" }).getAttribute("href")).toBe(
    "/api/company-credit-notes/r/document",
  );
});

test("plan: moving to standby from a free trial says that the trial is over for good", async () => {
  openPlan({ ...free, state: "trial", plan: "core", periodEnd: "2099-01-01T09:00:00.000Z" });
  fireEvent.click(await screen.findByRole("button", { name: "Move to standby" }));
  const dialog = await screen.findByRole("alertdialog", { name: "Move to standby?" });
  expect(dialog.textContent).toContain("Your free trial ends now, and you can’t start another one.");
});

test("plan: an invoice for rewards is called paid only once it is", async () => {
  const rewards = { ...invoice, kind: "rewards", state: "open", dueAt: "2020-01-24T12:00:00Z" };
  openPlan(
    { ...free, invoices: [rewards] },
    { paid: { ...free, invoices: [{ ...rewards, awaitingBank: true }] } },
  );
  fireEvent.click(await screen.findByRole("button", { name: "Pay invoice P-000001" }));
  await screen.findByText("Waiting for the bank");
  expect(currentToasts().map(({ text }) => text)).toEqual([
    "Your bank hasn’t answered yet. We’ll update this page.",
  ]);
});

test("plan: it says what a newly added card will be charged for right away", async () => {
  const refused = { ...unknown, awaitingBank: false, problem: "There is no card to charge." };
  openPlan({ ...core, invoices: [refused] }, { methods: [] });
  await screen.findByText("We’ll charge a card you add right away for P-000001 ($298.80).");
});

test("plan: an older card can be made the one that is charged", async () => {
  const sent = openPlan(core, { methods: [card, older] });
  fireEvent.click(await screen.findByRole("button", { name: "Make Visa ending in 1881 the default" }));
  expect(await screen.findByRole("button", { name: "Make Visa ending in 4242 the default" })).toBeTruthy();
  expect(sent[0]).toMatchObject({ call: "POST /company-payment-methods/older/default" });
});
