import { cleanup, screen } from "@testing-library/react";
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
  changedAt: "2026-11-20T09:00:00.000Z",
};

function open(elsewhere: unknown[]) {
  answerCalls({
    "GET /candidate/applications": () => [],
    "GET /external-applications": () => elsewhere,
    "GET /agent-applications": () => [],
  });
  showScreen(<ApplicationsPage />, {
    path: "/applications",
    at: "/applications",
    known: [[myApplications.queryKey, []]],
  });
}

test("applications: all of them can be downloaded, those on other sites too", async () => {
  open([ranger]);
  const link = await screen.findByRole("link", { name: "Download CSV" });
  expect(link.getAttribute("href")).toBe("/api/candidate/applications/download");
  expect(screen.getByText("0 active, 0 closed, 1 on other sites")).toBeTruthy();
  expect(screen.queryByText("No applications yet")).toBeNull();
});

test("applications: without any there is nothing to download", async () => {
  open([]);
  expect(await screen.findByText("No applications yet")).toBeTruthy();
  expect(screen.queryByRole("link", { name: "Download CSV" })).toBeNull();
});
