import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { dismissToast } from "#ui/overlays/toast-store.ts";
import { answerCalls, showScreen } from "#web/testing/calls.tsx";
import { DemographicQuestions } from "./demographic-questions.tsx";

afterEach(() => {
  cleanup();
  dismissToast();
  vi.unstubAllGlobals();
});

test("voluntary questions: being counted is off until the person agrees, and shown with its date", async () => {
  const sent = answerCalls({
    "GET /candidates/me/demographics": () => ({ answers: {}, countableSince: null }),
    "PATCH /candidates/me/demographics": () => ({ answers: {}, countableSince: "2026-11-29T12:00:00.000Z" }),
  });
  showScreen(<DemographicQuestions candidateId="me" />, { path: "/profile", at: "/profile", known: [] });
  const choice = await screen.findByRole("switch", { name: /^Count my answers in reports/ });
  expect(choice.getAttribute("aria-checked")).toBe("false");
  expect(screen.getByText(/without your name.*Counts under 10 are never shown/)).toBeTruthy();
  fireEvent.click(choice);
  expect(await screen.findByText(/You agreed on November 29, 2026\.$/)).toBeTruthy();
  await waitFor(() => expect(choice.getAttribute("aria-checked")).toBe("true"));
  expect(sent[0]).toEqual({ call: "PATCH /candidates/me/demographics", body: { countable: true } });
});

test("voluntary questions: a consent from before the fairness report says that it doesn’t cover it", async () => {
  answerCalls({
    "GET /candidates/me/demographics": () => ({ answers: {}, countableSince: "2026-11-23T12:00:00.000Z" }),
  });
  showScreen(<DemographicQuestions candidateId="me" />, { path: "/profile", at: "/profile", known: [] });
  expect(await screen.findByText(/November 23, 2026\. That covers companies’ reports only/)).toBeTruthy();
});
