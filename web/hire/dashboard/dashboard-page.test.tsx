import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { answerCalls, showScreen } from "#web/testing/calls.tsx";
import DashboardPage from "./dashboard-page.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});
const empty = { hasJobs: true, decisions: [], waiting: 0, owed: [], offers: [], ending: [] };
const person = { applicationId: "a", jobId: "j", candidateName: "Rosa Alder" };
const since = "2026-11-20T10:00:00.000Z";

function open(dashboard: object, interviews: object[] = []) {
  answerCalls({
    "GET /company/dashboard": () => ({ ...empty, ...dashboard }),
    "GET /company/interviews/upcoming": () => ({ interviews, total: interviews.length }),
  });
  showScreen(<DashboardPage />, { path: "/hire", at: "/hire", known: [] });
}
const leads = (name: RegExp) => screen.getByRole("link", { name }).getAttribute("href");

test("dashboard: each line leads to where it is done", async () => {
  const today = {
    interview: {
      id: "i",
      time: new Date(Date.now() + 60_000).toISOString(),
      minutes: 30,
      sessions: [],
      place: "Room 4",
      videoLink: null,
    },
    applicationId: "b",
    jobId: "j",
    jobTitle: "Ranger",
    candidateName: "Noor Hale",
    mine: true,
  };
  open(
    {
      waiting: 12,
      decisions: [{ jobId: "j", jobTitle: "Ranger", count: 12, since }],
      owed: [{ ...person, jobTitle: "Ranger", since }],
      offers: [{ ...person, id: "o", title: "Senior ranger", mine: true }],
      ending: [{ jobId: "k", jobTitle: "Keeper", closesOn: "2026-12-01" }],
    },
    [today],
  );
  expect(await screen.findByText("12 people applied and heard nothing yet.")).toBeTruthy();
  expect(leads(/^Ranger/)).toBe("/hire/applicants?job=j");
  const [owed, offer] = screen.getAllByRole("link", { name: /^Rosa Alder/ });
  expect(owed!.getAttribute("href")).toBe("/hire/applicants?job=j&open=a");
  expect(offer!.getAttribute("href")).toBe("/hire/pipeline?job=j&open=a#offer");
  expect(screen.getByText("Your turn")).toBeTruthy();
  expect(leads(/^Keeper/)).toBe("/hire/jobs/k");
  expect(screen.getByText("Last day to apply: December 1")).toBeTruthy();
});

test("dashboard: a new company is led to its first job", async () => {
  open({ hasJobs: false });
  expect(await screen.findByText("Start with your first job")).toBeTruthy();
  expect(leads(/^Create a job/)).toBe("/hire/jobs/new");
});

test("dashboard: with nothing to do it says so", async () => {
  open({});
  expect(await screen.findByText("You’re all caught up")).toBeTruthy();
});
