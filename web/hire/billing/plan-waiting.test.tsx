import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { currentToasts, dismissToast } from "#ui/overlays/toast-store.ts";
import { buyCore, canceled, core, free, invoice, openPlan, unknown } from "#web/testing/plan-page.tsx";

afterEach(() => {
  cleanup();
  dismissToast();
  vi.unstubAllGlobals();
});

test.each([
  ["Launch", free],
  ["a trial of the same plan", { ...core, state: "trial", invoices: [] }],
])("plan: from %s, no welcome appears before the bank has answered", async (_, before) => {
  const waiting = { ...before, invoices: [unknown] };
  const page = openPlan(before, { paid: waiting });
  await buyCore();
  const dialog = await screen.findByRole("dialog", { name: "Waiting for your bank" });
  within(dialog).getByText("Your bank hasn’t answered yet. We’ll update this page.");
  await page.becomes(core);
  expect(await screen.findByRole("dialog", { name: "Welcome to Core" })).toBeTruthy();
});

test("plan: a refusal that comes late is said with its reason", async () => {
  const page = openPlan(free, { paid: { ...free, invoices: [unknown] } });
  await buyCore();
  await screen.findByRole("dialog", { name: "Waiting for your bank" });
  const problem = "The card hasn’t enough funds.";
  await page.becomes({ ...free, invoices: [{ ...invoice, state: "void", problem }] });
  const dialog = await screen.findByRole("dialog", { name: "You’re not on Core yet" });
  within(dialog).getByText(
    "The card hasn’t enough funds. Nothing is owed. You can try again, with this card or another.",
  );
});

test("plan: while the bank hasn’t answered, the page says so and offers nothing to pay", async () => {
  const rewards = { ...unknown, id: "r", kind: "rewards", number: "P-000002", dueAt: "2026-12-24T12:00:00Z" };
  openPlan({ ...free, trialUsed: false, invoices: [unknown, rewards] });
  await screen.findByText("Your bank hasn’t answered yet. We’ll update this page.");
  expect(screen.getAllByText("Waiting for the bank")).toHaveLength(2);
  expect(screen.queryByRole("button", { name: "Choose Core" })).toBeNull();
  expect(screen.queryByRole("button", { name: /^Try Core/ })).toBeNull();
  expect(screen.queryByRole("button", { name: /Pay invoice/ })).toBeNull();
});

test("plan: a reload while the bank hasn’t answered says so again instead of offering plans, until it answers", async () => {
  const page = openPlan({ ...free, invoices: [unknown] }, { at: "?upgrade=core" });
  await screen.findByRole("dialog", { name: "Waiting for your bank" });
  expect(screen.queryByRole("button", { name: "Continue" })).toBeNull();
  // What was bought is another plan than the address names.
  await page.becomes({ ...free, invoices: [invoice] });
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

const away = "We couldn’t reach our payment provider yet";
test("plan: an unconfirmed purchase can be canceled, and the page says whether the bank or the provider hasn’t answered", async () => {
  const sent = openPlan(free, { paid: { ...free, invoices: [{ ...unknown, providerAway: true }] } });
  await buyCore();
  const dialog = await screen.findByRole("dialog", { name: "Waiting for our payment provider" });
  within(dialog).getByText(new RegExp(away));
  fireEvent.click(within(dialog).getAllByRole("button", { name: "Close" })[0]!);
  await screen.findByText(new RegExp(`${away}.*If it doesn’t answer for a day, the purchase ends`));
  screen.getByText("Waiting for the payment provider");
  fireEvent.click(screen.getByRole("button", { name: "Cancel this purchase" }));
  const asked = within(await screen.findByRole("alertdialog", { name: "Cancel this purchase?" }));
  fireEvent.click(asked.getByRole("button", { name: "Cancel purchase" }));
  expect(await screen.findByText(canceled)).toBeTruthy();
  expect(sent.at(-1)).toEqual({ call: "POST /company-invoices/i/cancel" });
  expect(await screen.findByRole("button", { name: "Choose Core" })).toBeTruthy();
});

test("plan: a renewal can’t be canceled as a purchase, and neither can anything by a reader who may not buy", async () => {
  const renewal = { ...unknown, cancelable: false, providerAway: true };
  openPlan({ ...core, invoices: [renewal] });
  await screen.findByText(new RegExp(away));
  expect(screen.queryByText(/the purchase ends/)).toBeNull();
  expect(screen.queryByRole("button", { name: "Cancel this purchase" })).toBeNull();
  cleanup();
  openPlan({ ...free, invoices: [unknown] }, { billing: false });
  await screen.findByText(/Your bank hasn’t answered yet/);
  expect(screen.queryByRole("button", { name: "Cancel this purchase" })).toBeNull();
});

test("plan: standby is left only once that is paid", async () => {
  const standby = { ...free, state: "standby", plan: "core" };
  const page = openPlan(standby, { paid: { ...standby, invoices: [unknown] } });
  fireEvent.click(await screen.findByRole("button", { name: "Leave standby" }));
  const dialog = within(await screen.findByRole("alertdialog", { name: "Leave standby?" }));
  fireEvent.click(dialog.getByRole("button", { name: "Pay $298.80" }));
  await screen.findByText("Your bank hasn’t answered yet. We’ll update this page.");
  expect(currentToasts().map(({ text }) => text)).toEqual([
    "Your bank hasn’t answered yet. We’ll update this page.",
  ]);
  expect(screen.queryByRole("button", { name: "Leave standby" })).toBeNull();
  await page.becomes(core);
  await screen.findByText(/You’re on Core. It renews/);
});
