import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { answerCalls, showScreen } from "#web/testing/calls.tsx";
import { EmailChoices } from "./email-choices.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const all = { applications: true, messages: true, matches: true, team: true, referrals: true, news: true };
function open(who: object) {
  const sent = answerCalls({
    "GET /users/email-notification-settings": () => all,
    "PATCH /users/email-notification-settings": () => ({ ...all, referrals: false }),
  });
  showScreen(<EmailChoices />, { path: "/settings", at: "/settings", known: [[["me"], who]] });
  return sent;
}

test("email settings: employees switch off emails of requests to everyone at their company", async () => {
  const sent = open({ employee: { id: "e1" } });
  fireEvent.click(await screen.findByRole("switch", { name: /^Referral requests/ }));
  await waitFor(() => expect(sent[0]?.body).toEqual({ referrals: false }));
});

test("email settings: people who refer no one are not asked about such requests", async () => {
  open({ employee: null });
  expect(await screen.findByRole("switch", { name: /^Applications/ })).toBeTruthy();
  expect(screen.queryByRole("switch", { name: /^Referral requests/ })).toBeNull();
});

test("email settings: someone who only looks for jobs reads of no team of theirs and of no people that match", async () => {
  open({ employee: null, companyAdmin: null });
  expect(await screen.findByText("New jobs that match")).toBeTruthy();
  expect(screen.queryByText(/your team|people that match/)).toBeNull();
});
