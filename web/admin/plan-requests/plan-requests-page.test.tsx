import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { currentToasts, dismissToast } from "#ui/overlays/toast-store.ts";
import { answerCalls, showScreen } from "#web/testing/calls.tsx";
import { readPrice } from "./plan-requests.ts";
import PlanRequestsPage from "./plan-requests-page.tsx";

afterEach(() => {
  cleanup();
  dismissToast();
  vi.unstubAllGlobals();
});

const request = (companyId: string, companyName: string) => ({
  companyId,
  companyName,
  note: `${companyName} hires forty people`,
  price: null as number | null,
  requestedAt: "2026-11-23T09:00:00Z",
});
const priced = { ...request("c3", "Fjord Bank"), price: 90_000 };

function open(at = "") {
  const sent = answerCalls({
    "GET /admin/plan-requests": () =>
      at ? [priced] : [request("c1", "Saltmarsh"), request("c2", "Corner Cafe")],
    "PATCH /admin/plan-requests/c1": () => [],
    "PATCH /admin/plan-requests/c3": () => [],
  });
  showScreen(<PlanRequestsPage />, { path: "/admin/plan-requests", at: `/admin/plan-requests${at}` });
  return sent;
}
const press = (key: string) => fireEvent.keyDown(document.body, { key });
const type = (value: string) =>
  fireEvent.change(screen.getByRole("textbox", { name: /Price a month/ }), { target: { value } });
const button = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name });

test("plan requests: a price is sent once it can’t be undone, and the next request is open at once", async () => {
  const sent = open();
  await screen.findByText("Saltmarsh hires forty people");
  expect(button("Set price").disabled).toBe(true);
  type("$1,200.50");
  expect(button("Decline").disabled).toBe(true);
  fireEvent.click(button("Set price"));
  await screen.findByText("Corner Cafe hires forty people");
  await waitFor(() =>
    expect(currentToasts()).toMatchObject([{ text: "Saltmarsh can have Pro for $1,200.50 a month" }]),
  );
  expect(sent).toEqual([]);
  cleanup();
  await waitFor(() =>
    expect(sent).toEqual([{ call: "PATCH /admin/plan-requests/c1", body: { price: 120_050 } }]),
  );
});

test("plan requests: declining by keyboard needs a reason, and undo brings the request back", async () => {
  const sent = open();
  await screen.findByText("Saltmarsh hires forty people");
  press("r");
  expect(document.activeElement).toBe(screen.getByRole("textbox", { name: /Price a month/ }));
  type("We start with the US");
  expect(button("Set price").disabled).toBe(true);
  press("r");
  await screen.findByText("Corner Cafe hires forty people");
  act(() => currentToasts()[0]!.undo!());
  await screen.findByRole("link", { name: /Saltmarsh/ });
  press("j");
  cleanup();
  expect(sent).toEqual([]);
});

test("plan requests: a price that was agreed can be corrected on a list of its own", async () => {
  const sent = open("?list=priced");
  await screen.findByText("Fjord Bank hires forty people");
  expect(screen.queryByRole("button", { name: "Decline" })).toBeNull();
  type("800");
  fireEvent.click(button("Change price"));
  await waitFor(() => expect(currentToasts()).toHaveLength(1));
  cleanup();
  await waitFor(() =>
    expect(sent).toEqual([{ call: "PATCH /admin/plan-requests/c3", body: { price: 80_000 } }]),
  );
});

test("plan requests: a price that can’t be read is neither set nor sent as a reason", async () => {
  open();
  await screen.findByText("Saltmarsh hires forty people");
  for (const typed of ["1.200,50", "12,50"]) {
    type(typed);
    expect(button("Set price").disabled).toBe(true);
    expect(button("Decline").disabled).toBe(true);
  }
});

test.each([
  ["800", 80_000],
  ["$1,200.50", 120_050],
  ["12.5", 1250],
  ["1.200,50", null],
  ["12,50", null],
  ["1.200", null],
  ["0", null],
  ["", null],
  ["Too small", null],
])("plan requests: %j is a price or none", (typed, price) => expect(readPrice(typed)).toBe(price));
