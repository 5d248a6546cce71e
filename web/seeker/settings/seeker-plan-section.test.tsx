import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { dismissToast } from "#ui/overlays/toast-store.ts";
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
