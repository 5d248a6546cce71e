import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { answerCalls, showScreen } from "#web/testing/calls.tsx";
import { myApplications } from "#web/seeker/shared/applications/my-applications.ts";
import ApplicationsPage from "./applications-page.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const ranger = {
  id: "0199a000-0000-7000-8000-000000000001",
  candidateId: "0199a000-0000-7000-8000-000000000002",
  jobId: null,
  jobTitle: "Ranger",
  companyName: "Peak Park",
  url: null,
  note: null,
  state: "applied",
  deleted: false,
  appliedAt: "2026-11-20T09:00:00.000Z",
  appliedOn: "2026-11-19",
  changedAt: "2026-11-20T09:00:00.000Z",
};

function open(elsewhere: unknown[], mine: unknown[] = []) {
  answerCalls({
    "GET /candidate/applications": () => mine,
    "GET /external-applications": () => elsewhere,
    "GET /requests/agent/status": () => ({ applications: [], offer: null }),
    "GET /candidate/follow-ups": () => [],
    "GET /candidate/applications/statistics": () => ({
      sent: 4,
      answered: 1,
      medianDays: 6.4,
      bySource: [
        { source: "Marketplace", sent: 3, answered: 1, medianDays: 6.4 },
        { source: "Other site", sent: 1, answered: 0, medianDays: null },
      ],
    }),
  });
  showScreen(<ApplicationsPage />, {
    path: "/applications",
    at: "/applications",
    known: [
      [myApplications.queryKey, mine],
      [["me"], { id: "ann", timeZone: "America/Los_Angeles", candidate: { id: "ann" } }],
    ],
  });
}

test("applications: all of them can be downloaded, those on other sites too", async () => {
  open([ranger]);
  const link = await screen.findByRole("link", { name: "Download CSV" });
  expect(link.getAttribute("href")).toBe("/api/candidate/applications/download");
  expect(screen.getByText("0 active, 0 closed, 1 on other sites")).toBeTruthy();
  expect(screen.queryByText("No applications yet")).toBeNull();
});

test("applications: one on another site says which day one applied on", async () => {
  open([ranger]);
  expect(await screen.findByText("Applied on Nov 19, 2026")).toBeTruthy();
});

test("applications: one with an open offer says until when it can be answered", async () => {
  const application = {
    id: "0199a000-0000-7000-8000-000000000009",
    job: { id: "j", jobTitle: "Ranger" },
    company: { companyName: "Saltmarsh", companyLogo: null },
    shownAs: "interview",
    ended: false,
    lastActivityAt: "2026-11-20T09:00:00.000Z",
    appliedAt: "2026-11-20T09:00:00.000Z",
  };
  answerCalls({
    "GET /my-offers": () => [{ applicationId: application.id, title: "Ranger", expiresOn: "2026-12-10" }],
    "GET /external-applications": () => [],
    "GET /requests/agent/status": () => ({ applications: [], offer: null }),
    "GET /candidate/follow-ups": () => [],
  });
  showScreen(<ApplicationsPage />, {
    path: "/applications",
    at: "/applications",
    known: [
      [myApplications.queryKey, [application]],
      [["me"], { id: "ann", candidate: { id: "ann" } }],
    ],
  });
  expect(await screen.findByText("You have an offer. Respond by December 10, 2026.")).toBeTruthy();
});

test("applications: without any there is nothing to download", async () => {
  open([]);
  expect(await screen.findByText("No applications yet")).toBeTruthy();
  expect(screen.queryByRole("link", { name: "Download CSV" })).toBeNull();
});

test("applications: statistics say how many were answered and how soon, by source", async () => {
  open([ranger]);
  fireEvent.click(await screen.findByRole("button", { name: "Statistics" }));
  const table = await screen.findByRole("table", { name: "Answers by source" });
  const cells = within(table)
    .getAllByRole("row")
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent.trim()));
  expect(cells).toEqual([
    ["Jobs on Parallel", "3", "1 (33%)", "6 days"],
    ["Other site", "1", "0 (0%)", "–"],
  ]);
  expect(screen.getAllByText("1 (25%)")).toHaveLength(1);
});

test("applications: an invitation that was accepted was not applied for, also after a long silence", async () => {
  const long = "2020-01-01T09:00:00.000Z";
  const row = (id: string, jobTitle: string, applied: boolean) => ({
    id,
    job: { id, jobTitle },
    company: { companyName: "Peak Park", companyLogo: null },
    shownAs: "pending",
    ended: false,
    endReason: null,
    canAnswerInvitation: false,
    canWithdraw: false,
    canApplyAgain: false,
    applied,
    appliedAt: long,
    lastActivityAt: long,
  });
  open([], [row("1", "Ranger", true), row("2", "Warden", false)]);
  const [ranger, warden] = await screen.findAllByRole("listitem");
  expect(ranger!.textContent).toContain("No reply for");
  expect(warden!.textContent).toContain("Last activity");
  expect(warden!.textContent).not.toContain("applied");
});
