import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { dismissToast } from "#ui/overlays/toast-store.ts";
import { answerCalls, showScreen } from "#web/testing/calls.tsx";
import { PrivacyCenter } from "./privacy-center.tsx";

afterEach(() => {
  cleanup();
  dismissToast();
  vi.unstubAllGlobals();
});

const kept = { why: "To decide together", until: "Until you delete your account" };
const resumes = { part: "resumes", topic: "documents", what: "Resumes", count: 3, ...kept };
const company = { companyId: "c1", companyName: "Saltmarsh", companyLogo: null };
const at = "2026-11-20T00:00:00.000Z";
const overview = {
  held: [resumes],
  seenBy: [
    { ...company, what: "profile", jobTitle: null, at, openedAt: at, days: 2 },
    { ...company, what: "application", jobTitle: "Ranger", at, openedAt: null, days: 0 },
  ],
  consents: [
    {
      consent: "statistics",
      given: true,
      since: "2026-11-01T12:00:00.000Z",
      until: "2027-11-01T12:00:00.000Z",
    },
    { consent: "coworkers", given: false, since: null, until: null },
  ],
  byCompanies: [{ what: "Notes", ...kept }],
  afterDeletion: [{ what: "Contracts", ...kept }],
};
const known: [string[], unknown][] = [[["me"], { timeZone: "Europe/London", candidate: { id: "me" } }]];

test("privacy: what is kept, who saw it and what was agreed to are listed, and consent can be withdrawn", async () => {
  const sent = answerCalls({
    "GET /users/privacy": () => overview,
    "PATCH /candidates/me/demographics": () => ({ answers: {}, countableSince: null }),
  });
  showScreen(<PrivacyCenter />, { path: "/settings", at: "/settings", known });
  const documents = within(await screen.findByRole("list", { name: "Resumes and files" }));
  expect(documents.getByText("(3)")).toBeTruthy();
  const seen = screen.getByRole("list", { name: "Who saw it" });
  expect(seen.textContent).toContain("Read your profile on 2 days");
  expect(seen.textContent).toContain("Not opened yet");
  expect(screen.getByRole("list", { name: "What companies keep" }).textContent).toContain("Notes");

  const counted = "Count my answers to voluntary questions in reports";
  const consents = within(screen.getByRole("list", { name: "Consent" }));
  expect(consents.getByText("You agreed on November 1, 2026. It ends on November 1, 2027.")).toBeTruthy();
  expect(consents.getByRole("button", { name: `Renew: ${counted}` })).toBeTruthy();
  fireEvent.click(consents.getByRole("button", { name: `Withdraw: ${counted}` }));
  await waitFor(() =>
    expect(sent).toEqual([{ call: "PATCH /candidates/me/demographics", body: { countable: false } }]),
  );
});

test("privacy: who is no job seeker sees what is kept and no consent", async () => {
  const none = { seenBy: [], consents: [], byCompanies: [], afterDeletion: [] };
  answerCalls({ "GET /users/privacy": () => ({ held: [resumes], ...none }) });
  showScreen(<PrivacyCenter />, { path: "/settings", at: "/settings", known });
  expect(await screen.findByRole("heading", { name: "What we keep" })).toBeTruthy();
  expect(screen.queryByRole("heading", { name: "Consent" })).toBeNull();
});
