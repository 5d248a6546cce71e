import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { dismissToast } from "#ui/overlays/toast-store.ts";
import { me } from "#web/shared/session/session.ts";
import { answerCalls, showScreen } from "#web/testing/calls.tsx";
import { KnownBy } from "./known-by.tsx";

afterEach(() => {
  cleanup();
  dismissToast();
  vi.unstubAllGlobals();
});

const at = "2026-11-20T09:00:00.000Z";
const employee = { fullName: "Ben Ode", profilePicture: null, title: "Ranger" };
const known = { id: "r1", employee, shared: { companyName: "Tides", from: 2019, to: 2021 }, answeredAt: at };
const asked = {
  id: "c1",
  revealId: "r1",
  applicationId: "a1",
  text: "How did she handle pressure?",
  state: "pending",
  answer: null,
  askedAt: at,
  answeredAt: null,
  candidate: { fullName: "Ada Kim", profilePicture: null, headline: null },
  job: { id: "j1", jobTitle: "Ranger" },
  employeeName: "Ben Ode",
  askedBy: "Marit Oakes",
};

function open(questions: object[], applicants = true) {
  let all = questions;
  const sent = answerCalls({
    "GET /requests/a1/reveals": () => [known],
    "GET /requests/a1/colleague-questions": () => all,
    "POST /requests/a1/colleague-questions": () => (all = [asked])[0],
  });
  showScreen(<KnownBy id="a1" candidate="Ada Kim" />, {
    path: "/hire",
    at: "/hire",
    known: [[me.queryKey, { can: { applicants } }]],
  });
  return sent;
}

test("known by: the team asks who knows the applicant, and sees that the answer is awaited", async () => {
  const sent = open([]);
  expect(await screen.findByText(/knows this candidate from Tides, 2019 to 2021/)).toBeTruthy();
  fireEvent.click(await screen.findByRole("button", { name: "Ask Ben about Ada Kim" }));
  fireEvent.change(screen.getByLabelText("Your question"), { target: { value: asked.text } });
  fireEvent.click(screen.getByRole("button", { name: "Ask" }));
  expect(await screen.findByText("Waiting for an answer")).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole("button", { name: /^Ask Ben/ })).toBeNull());
  expect(sent).toEqual([
    { call: "POST /requests/a1/colleague-questions", body: { revealId: "r1", text: asked.text } },
  ]);
});

test("known by: an answer is read, and who may not review applicants asks nothing", async () => {
  open([{ ...asked, state: "answered", answer: "Calmly.", answeredAt: at }], false);
  expect(await screen.findByText("Calmly.")).toBeTruthy();
  expect(screen.queryByRole("button", { name: /^Ask/ })).toBeNull();
});
