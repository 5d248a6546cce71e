import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { dismissToast } from "#ui/overlays/toast-store.ts";
import { answerCalls, refusal, showScreen } from "#web/testing/calls.tsx";
import ConfirmEmployerPage from "./confirm-employer-page.tsx";

afterEach(() => {
  cleanup();
  dismissToast();
  vi.unstubAllGlobals();
});

const company = { id: "c1", slug: "works", companyName: "Works", companyLogo: null };
const employment = {
  id: "m1",
  company,
  companyEmail: "ann@works.example",
  hiringManager: null,
  state: "unconfirmed",
  startedAt: null,
  endedAt: null,
};
function open(query: string, { isEmployee = true, answers = {} } = {}) {
  const sent = answerCalls({
    "GET /employees/e1": () => ({ id: "e1", companyId: null, employments: [employment] }),
    ...answers,
  });
  showScreen(<ConfirmEmployerPage />, {
    path: "/teams/confirm",
    at: `/teams/confirm${query}`,
    known: [
      [["me"], { email: "ann@people.example", employee: isEmployee ? { id: "e1", companyId: null } : null }],
    ],
  });
  return sent;
}

test("confirming a work email: who waits can have the link sent again", async () => {
  const sent = open("", { answers: { "POST /employees/send-verification-email": () => ({ ok: true }) } });
  expect(await screen.findByText(/Open the link we sent to ann@works\.example/)).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Send a new link" }));
  await waitFor(() =>
    expect(sent.map(({ call }) => call)).toEqual(["POST /employees/send-verification-email"]),
  );
});

test("confirming a work email: a link that has expired leads to a new one", async () => {
  const sentence = "This link has already been used or has expired. Request a new one.";
  const sent = open("?token=abc", {
    answers: {
      "POST /employees/verify-email": () => {
        throw refusal(sentence);
      },
    },
  });
  fireEvent.click(screen.getByRole("button", { name: "Confirm work email" }));
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(sent).toEqual([{ call: "POST /employees/verify-email", body: { token: "abc" } }]);
  expect(screen.getByRole("link", { name: "Get a new link" })).toBeTruthy();
});

test("confirming a work email: an account that entered none is told so", () => {
  open("?token=abc", { isEmployee: false });
  expect(screen.getByRole("heading", { name: "This link is for another account" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Confirm work email" })).toBeNull();
});

test("confirming a work email: people whose employment the team ended read so, and that their earnings stay", async () => {
  const past = { ...employment, state: "past", startedAt: "2026-01-05T09:00:00.000Z" };
  open("", {
    answers: { "GET /employees/e1": () => ({ id: "e1", companyId: null, employments: [past] }) },
  });
  expect(await screen.findByText(/You’re no longer an employee of Works here/)).toBeTruthy();
  expect(screen.getByRole("link", { name: "Your earnings" })).toBeTruthy();
});
