import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { currentToasts, dismissToast } from "#ui/overlays/toast-store.ts";
import { answerCalls, refusal, showScreen } from "#web/testing/calls.tsx";
import RequestsPage from "./requests-page.tsx";

afterEach(() => {
  cleanup();
  dismissToast();
  vi.unstubAllGlobals();
});

const request = (id: string, fullName: string) => ({
  id,
  companyName: "Saltmarsh",
  applicationState: "review",
  candidate: { fullName, profilePicture: null, headline: "Nurse", location: "Oslo" },
  job: { id: "j1", jobTitle: "Ranger" },
  referral: { employeeName: "Joel Tran", note: "We worked together." },
  for: 1,
  against: 0,
  referredAt: "2026-11-20T09:00:00.000Z",
});

function open(decided: () => unknown = () => request("r1", "Rosa Alder")) {
  const sent = answerCalls({
    "GET /admin/requests": () => ({
      requests: [request("r1", "Rosa Alder"), request("r2", "Ines Duarte")],
      total: 2,
    }),
    "PATCH /admin/requests/r1/status": decided,
    "PATCH /admin/requests/r2/status": () => request("r2", "Ines Duarte"),
  });
  showScreen(<RequestsPage />, { path: "/admin/requests", at: "/admin/requests?item=r1" });
  return sent;
}

test("review requests: rejecting needs a reason, and the next is open at once", async () => {
  const sent = open();
  const reject = await screen.findByRole<HTMLButtonElement>("button", { name: "Reject" });
  expect(reject.disabled).toBe(true);
  fireEvent.change(screen.getByLabelText(/^Reason/), { target: { value: "Made up" } });
  fireEvent.click(reject);
  expect(await screen.findByRole("heading", { name: "Ines Duarte" })).toBeTruthy();
  await waitFor(() => expect(currentToasts()).toMatchObject([{ text: "Referral rejected" }]));
  cleanup();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent).toEqual([
    { call: "PATCH /admin/requests/r1/status", body: { status: "rejected", reason: "Made up" } },
  ]);
});

test("review requests: approving needs none", async () => {
  const sent = open();
  fireEvent.click(await screen.findByRole("button", { name: "Approve" }));
  await waitFor(() => expect(currentToasts()).toMatchObject([{ text: "Referral approved" }]));
  cleanup();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent).toEqual([{ call: "PATCH /admin/requests/r1/status", body: { status: "approved" } }]);
});

test("review requests: a decision that failed says so in the specified words, and the referral is back", async () => {
  open(() => {
    throw refusal("Something went wrong", { code: "INTERNAL", statusCode: 500 });
  });
  fireEvent.click(await screen.findByRole("button", { name: "Approve" }));
  expect(await screen.findByRole("heading", { name: "Ines Duarte" })).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Approve" }));
  await waitFor(() =>
    expect(currentToasts().map(({ text }) => text)).toContain(
      "Error occurred while taking action on the waitlist request.",
    ),
  );
  expect(await screen.findByRole("link", { name: /Rosa Alder/ })).toBeTruthy();
});
