import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { currentToasts, dismissToast } from "#ui/overlays/toast-store.ts";
import { answerCalls, showScreen } from "#web/testing/calls.tsx";
import PayoutsPage from "./payouts-page.tsx";

afterEach(() => {
  cleanup();
  dismissToast();
  vi.unstubAllGlobals();
});

const payout = {
  id: "p1",
  amount: { amount: 60_000, currency: "USD" },
  state: "requested",
  to: "GB •••• 5432",
  requestedAt: "2026-11-24T09:00:00.000Z",
  reference: null,
  reason: null,
  payee: { fullName: "Esi Badu", email: "esi@people.example", disabled: false },
  holder: "Esi Badu",
  approvedBy: null,
  sentBy: null,
  acts: ["approve", "decline"],
};
const approved = { ...payout, state: "approved", approvedBy: "Ada Admin", acts: ["send", "decline"] };
const unknown = {
  ...approved,
  state: "unknown",
  sentBy: "Bo Admin",
  acts: ["paid", "returned", "readAgain", "notSent"],
};

const told = (_: number) => ({ payout: unknown, account: { iban: "GB82WEST12345698765432" } });

function open(...states: object[]) {
  let now = 0;
  const next = () => (now += 1);
  const sent = answerCalls({
    "GET /admin/payouts": () => ({ payouts: [states[now]], counts: { open: 1, done: 0 } }),
    "PATCH /admin/payouts/p1/approve": next,
    "PATCH /admin/payouts/p1/decline": next,
    "PATCH /admin/payouts/p1/send": () => told(next()),
    "PATCH /admin/payouts/p1/read-account": () => told(next()),
    "PATCH /admin/payouts/p1/reconcile": next,
  });
  showScreen(<PayoutsPage />, { path: "/admin/payouts", at: "/admin/payouts?item=p1" });
  return sent;
}
const press = async (name: string) => fireEvent.click(await screen.findByRole("button", { name }));

test("payouts: what may be done is what the server says, and declining needs a reason", async () => {
  const sent = open(payout, { ...payout, state: "declined", acts: [] });
  const decline = await screen.findByRole<HTMLButtonElement>("button", { name: "Decline" });
  expect(decline.disabled).toBe(true);
  expect(screen.queryByRole("button", { name: /Send/ })).toBeNull();
  fireEvent.change(screen.getByLabelText(/^Reason/), { target: { value: "The name differs" } });
  fireEvent.click(decline);
  await waitFor(() => expect(currentToasts()).toMatchObject([{ text: "Payout declined" }]));
  expect(sent).toEqual([{ call: "PATCH /admin/payouts/p1/decline", body: { reason: "The name differs" } }]);
});

test("payouts: the account’s number is shown after sending, and the bank’s reference ends it", async () => {
  const sent = open(approved, unknown, { ...unknown, state: "paid", acts: [] });
  await press("Send: show the account");
  expect(await screen.findByText("GB82 WEST 1234 5698 7654 32")).toBeTruthy();
  expect((await screen.findAllByText(/not confirmed by the bank yet/)).length).toBeGreaterThan(0);
  fireEvent.change(screen.getByLabelText(/^Bank’s reference/), { target: { value: "TX 1" } });
  await press("Paid");
  await waitFor(() => expect(currentToasts()).toMatchObject([{ text: "Payout confirmed" }]));
  expect(sent.map(({ call }) => call)).toEqual([
    "PATCH /admin/payouts/p1/send",
    "PATCH /admin/payouts/p1/reconcile",
  ]);
});

test("payouts: after a reload the account is shown again, and a transfer that wasn’t made is said to be none", async () => {
  const sent = open(unknown, unknown, approved);
  await press("Show the account again");
  expect(await screen.findByText("GB82 WEST 1234 5698 7654 32")).toBeTruthy();
  fireEvent.change(screen.getByLabelText(/^Bank’s reference/), { target: { value: "Closed too early" } });
  await press("Not sent");
  await waitFor(() => expect(currentToasts()).toMatchObject([{ text: "Payout waits to be sent again" }]));
  expect(sent.at(-1)).toEqual({
    call: "PATCH /admin/payouts/p1/reconcile",
    body: { outcome: "notSent", reason: "Closed too early" },
  });
});

test.each([
  ["requested", /nothing can be sent to it\. Decline the payout, or enable the account/],
  ["approved", /nothing can be sent to it\. Decline the payout, or enable the account/],
  ["unknown", /numbers can’t be shown again\. Record what the bank says, or enable the account/],
  ["paid", null],
  ["returned", null],
  ["declined", null],
] as const)(
  "payouts: what can be done about one that is %s while the account is disabled",
  async (state, said) => {
    open({ ...payout, state, payee: { ...payout.payee, disabled: true } });
    await screen.findByText("Payee");
    if (said) expect(screen.getByText(said)).toBeTruthy();
    else expect(screen.queryByText(/This account is disabled/)).toBeNull();
  },
);

test("payouts: more of a long list are read on demand, and a search is in the address", async () => {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (address: URL | string) => {
    const { searchParams } = new URL(String(address), "http://here");
    asked.push(searchParams.toString());
    const page = Number(searchParams.get("skip")) / 50;
    return Response.json({
      payouts: [{ ...payout, id: `p${page}`, holder: `Page ${page}` }],
      counts: { open: 0, done: searchParams.has("search") ? 0 : 60 },
    });
  });
  showScreen(<PayoutsPage />, { path: "/admin/payouts", at: "/admin/payouts?list=done" });
  await press("Show more");
  await waitFor(() => expect(screen.getAllByText("$600 to Esi Badu").length).toBeGreaterThan(2));
  expect(screen.queryByRole("button", { name: "Show more" })).toBeNull();
  fireEvent.change(screen.getByLabelText("Search by payee or bank reference"), { target: { value: "esi" } });
  await waitFor(() => expect(asked.at(-1)).toBe("list=done&skip=0&limit=50&search=esi"));
  expect(asked.slice(0, 2)).toEqual(["list=done&skip=0&limit=50", "list=done&skip=50&limit=50"]);
});
