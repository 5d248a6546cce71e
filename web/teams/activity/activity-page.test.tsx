import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { answerCalls, showScreen } from "#web/testing/calls.tsx";
import ActivityPage from "./activity-page.tsx";
import { activityPath } from "./activity.ts";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const activity = {
  id: "a1",
  kind: "hired",
  at: "2026-11-20T09:00:00.000Z",
  candidate: { fullName: "Ann Weaver", profilePicture: null },
  job: { id: "j1", jobTitle: "Ranger" },
};
const stats = {
  companyId: "c1",
  linkViews: 12,
  requests: 1,
  referred: 4,
  inReview: 1,
  waiting: 1,
  interviewing: 0,
  hired: 1,
  closed: 1,
};
test("activity: numbers, and what became of each referral", async () => {
  answerCalls({
    "GET /employees/e1": () => ({ id: "e1", employments: [] }),
    "GET /employees/e1/stats/company/c1": () => stats,
    "GET /employees/referral/activities": () => ({ activities: [activity], total: 1 }),
  });
  showScreen(<ActivityPage />, {
    path: activityPath,
    at: activityPath,
    known: [[["me"], { employee: { id: "e1", companyId: "c1" } }]],
  });
  expect(await screen.findByText("Ann Weaver was hired")).toBeTruthy();
  expect((await screen.findByText("Opened your link")).nextElementSibling?.textContent).toBe("12");
  expect(screen.getByText("Waiting for the team").nextElementSibling?.textContent).toBe("2");
});
