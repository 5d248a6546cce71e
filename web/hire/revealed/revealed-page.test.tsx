import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { RevealedLead } from "#contract/reveals.ts";
import { allPermissions } from "#contract/team-rights.ts";
import { answerCalls, showScreen } from "#web/testing/calls.tsx";
import RevealedPage from "./revealed-page.tsx";

const rosa: RevealedLead = {
  id: "r1",
  applicationId: "a1",
  shownAs: "pending",
  candidate: { fullName: "Rosa Alder", profilePicture: null, headline: "Nurse" },
  job: { id: "j1", jobTitle: "Ranger" },
  employee: { fullName: "Ada Kim", profilePicture: null, title: null },
  shared: { companyName: "Harbour Lights", from: 2018, to: 2019 },
  answeredAt: "2026-11-20T09:00:00Z",
};
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(leads: readonly RevealedLead[], can = allPermissions({})) {
  answerCalls({
    "GET /requests/reveals": () => ({ leads, total: leads.length, page: 1, availablePages: 1 }),
  });
  const known: [string[], unknown][] = [[["me"], { can }]];
  showScreen(<RevealedPage />, { path: "/hire/leads/revealed", at: "/hire/leads/revealed", known });
}

test("revealed leads: who is known, by whom and from where, each leading to the applicant", async () => {
  open([rosa, { ...rosa, id: "r2", shared: null }]);
  const [link] = await screen.findAllByRole("link", { name: /Rosa Alder/ });
  expect(link!.getAttribute("href")).toBe("/hire/applicants?job=j1&open=a1");
  expect(screen.getByText("Ada Kim knows them. Both were at Harbour Lights, 2018 to 2019")).toBeTruthy();
  expect(screen.getByText("Ada Kim knows them. Referred them before")).toBeTruthy();
});

test("revealed leads: nobody yet", async () => {
  open([]);
  expect(await screen.findByText("No one revealed yet")).toBeTruthy();
});

test("revealed leads: lead back to the list of leads only where it opens", async () => {
  open([]);
  expect(await screen.findByRole("link", { name: "Back to leads" })).toBeTruthy();
  cleanup();
  open([], allPermissions({ sourcing: false }));
  await screen.findByText("No one revealed yet");
  expect(screen.queryByRole("link", { name: "Back to leads" })).toBeNull();
});
