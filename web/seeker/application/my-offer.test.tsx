import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { MyOffer as Offer } from "#contract/offers.ts";
import { answerCalls, refusal, show } from "#web/testing/calls.tsx";
import { MyOffer } from "./my-offer.tsx";

const id = "0199a000-0000-7000-8000-000000000001";
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** The service, which takes an answer that is signed. */
function open(changes: Partial<Offer> = {}) {
  let offer: Offer = {
    id,
    applicationId: id,
    state: "sent",
    title: "Senior forecaster",
    payAmount: 6_200_000,
    payCurrency: "GBP",
    payPeriod: "year",
    startsOn: "2027-01-04",
    expiresOn: "2026-12-01",
    fields: [],
    letter: "Dear Ann,\n\nwe offer you the job.",
    sentAt: "2026-11-23T09:00:00.000Z",
    viewedAt: null,
    decidedAt: null,
    signature: null,
    declineReason: null,
    withdrawnBy: null,
    version: 1,
    ...changes,
  };
  const sent = answerCalls({
    [`GET /requests/${id}/my-offers`]: () => [offer],
    [`PATCH /offers/${id}/view`]: () => (offer = { ...offer, state: "viewed" }),
    [`PATCH /offers/${id}/accept`]: (body) => {
      const { signature } = body as { signature: string };
      if (!signature) throw refusal("Type your full name to sign");
      return (offer = { ...offer, state: "accepted", signature });
    },
    [`PATCH /offers/${id}/decline`]: () => (offer = { ...offer, state: "declined" }),
  });
  show(<MyOffer applicationId={id} companyName="Kestrel" />, [[["me"], { id: "u", fullName: "Ann Lee" }]]);
  return sent;
}

test("offers: a candidate reads one, which the team learns, and signs it by typing their name", async () => {
  const sent = open();
  await screen.findByText("Kestrel made you an offer. Respond by December 1, 2026.");
  expect(screen.getByText("£62,000 a year")).toBeTruthy();
  await waitFor(() => expect(sent.map(({ call }) => call)).toEqual([`PATCH /offers/${id}/view`]));
  fireEvent.click(screen.getByRole("button", { name: "Accept offer" }));
  const dialog = await screen.findByRole("dialog");
  fireEvent.click(within(dialog).getByRole("button", { name: "Sign and accept" }));
  await within(dialog).findByText("Type your full name to sign");
  const type = (value: string) =>
    fireEvent.change(within(dialog).getByLabelText("Your full name"), { target: { value } });
  type("Someone Else");
  within(dialog).getByText("Your profile says Ann Lee. Check the name before you sign.");
  for (const value of ["Ann", "ann  lee", "Ann Lee"]) {
    type(value);
    expect(within(dialog).queryByText(/Your profile says/)).toBeNull();
  }
  fireEvent.click(within(dialog).getByRole("button", { name: "Sign and accept" }));
  await screen.findByText("You accepted this offer");
  expect(sent.at(-1)!.body).toEqual({ signature: "Ann Lee" });
  expect(screen.queryByRole("button", { name: "Decline" })).toBeNull();
});

test("offers: one is declined with a reason, and one that is over offers no answer", async () => {
  const sent = open({ state: "viewed" });
  fireEvent.click(await screen.findByRole("button", { name: "Decline" }));
  const dialog = await screen.findByRole("dialog");
  fireEvent.change(within(dialog).getByRole("textbox"), { target: { value: "I stay where I am" } });
  fireEvent.click(within(dialog).getByRole("button", { name: "Decline offer" }));
  await screen.findByText("You declined this offer");
  expect(sent.at(-1)!.body).toEqual({ reason: "I stay where I am" });
  cleanup();
  open({ state: "expired" });
  await screen.findByText("This offer has expired");
  expect(screen.queryByRole("button", { name: "Accept offer" })).toBeNull();
});
