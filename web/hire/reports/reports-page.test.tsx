import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { dismissToast } from "#ui/overlays/toast-store.ts";
import { answerCalls, showScreen } from "#web/testing/calls.tsx";
import ReportsPage from "./reports-page.tsx";

afterEach(() => {
  cleanup();
  dismissToast();
  vi.unstubAllGlobals();
});

const report = {
  applied: 12,
  funnel: [
    { step: "applied", name: "Applied", count: 12 },
    { step: "interview", name: "Interview", count: 3 },
    { step: "hired", name: "Hired", count: 0 },
  ],
  stages: [
    { stage: "interview", name: "Interview", here: 1, time: { count: 2, lower: 30, median: 96, upper: 120 } },
  ],
  timeToHire: null,
  sources: [{ source: "Referral", applied: 12, interview: 3, hired: 0 }],
  answers: { count: 4, lower: 5, median: 20, upper: 50 },
  owed: [
    { wait: "short", count: 2 },
    { wait: "week", count: 0 },
    { wait: "long", count: 1 },
  ],
  offers: [
    { outcome: "accepted", count: 2 },
    { outcome: "declined", count: 1 },
    { outcome: "waiting", count: 0 },
    { outcome: "ended", count: 0 },
  ],
  interviewers: [
    { userId: "u", fullName: "Marit Oakes", met: 3, booked: 1, minutes: 90 },
    { userId: "v", fullName: "Dilip Rao", met: 1, booked: 0, minutes: 30 },
  ],
  ads: [
    {
      exchangeId: "x",
      name: "LaraJobs",
      clicks: 40,
      robots: 2,
      applied: 4,
      hired: 1,
      spent: [{ amount: 20_000, currency: "USD" }],
      perClick: { amount: 500, currency: "USD" },
      perApplicant: { amount: 5000, currency: "USD" },
      perHire: { amount: 20_000, currency: "USD" },
    },
  ],
};
const answer = {
  report,
  choices: { departments: ["Parks"], sources: ["Referral"] },
  settings: { weeklyEmail: false, savedFilters: [{ name: "Parks", filters: { department: "Parks" } }] },
};
const tracker = {
  total: 15,
  applied: 3,
  invited: 1,
  interviewing: 2,
  offers: 0,
  hired: 4,
  passed: 4,
  declined: 1,
};
const ranger = { id: "j", jobTitle: "Ranger", status: "live", department: "Parks", locations: [] };
function open(query: string) {
  const sent = answerCalls({
    "GET /company-reports": () => answer,
    "GET /requests/tracker-stats": () => tracker,
    "GET /jobs/j": () => ranger,
    "GET /company/c/jobs": () => ({ jobs: [ranger], total: 1, counts: { draft: 0, live: 1, closed: 0 } }),
    "PATCH /company-reports": () => ({ ...answer.settings, weeklyEmail: true }),
  });
  showScreen(<ReportsPage />, {
    path: "/hire/reports",
    at: `/hire/reports${query}`,
    known: [[["me"], { companyAdmin: { companyId: "c" } }]],
  });
  return sent;
}

test("reports: where all applications are now stands above the filters, and leads to them", async () => {
  open("?period=30&job=j");
  expect(
    await screen.findByText("15 applications and invitations of all jobs, whenever they came"),
  ).toBeTruthy();
  const link = screen.getByRole("link", { name: "2, Interviewing" });
  expect(link.getAttribute("href")).toBe(
    "/hire/reports/applications?period=all&number=now&step=interviewing",
  );
  expect(screen.queryByRole("link", { name: "0, Offer" })).toBeNull();
});

test("reports: each part says its finding, and each number leads to the list it counts", async () => {
  open("?period=all&job=j");
  expect(await screen.findByText("12 people applied; 3 reached an interview and 0 were hired.")).toBeTruthy();
  expect(screen.getByText(/^3 people are waiting for an answer, 1 for more than a week\./)).toBeTruthy();
  expect(screen.getByText("People spend the most time in Interview: a median of 4 days.")).toBeTruthy();
  const leads = (name: string) => screen.getByRole("link", { name }).getAttribute("href");
  expect(leads("3, Interview")).toBe(
    "/hire/reports/applications?period=all&job=j&number=reached&step=interview",
  );
  expect(leads("2, left Interview")).toBe(
    "/hire/reports/applications?period=all&job=j&number=left&step=interview",
  );
  expect(screen.getByText("2 of 3 people who answered their last offer accepted it (67%).")).toBeTruthy();
  expect(leads("2, offers: Accepted")).toContain("number=offered&step=accepted");
  expect(screen.getByText("Marit Oakes has 75% of all interview time, among 2 interviewers.")).toBeTruthy();
  expect(leads("3, met by Marit Oakes")).toContain("number=met&step=u");
  expect(
    screen.getByText(/^You spent \$200 on ads; an applicant cost the least on LaraJobs: \$50\./),
  ).toBeTruthy();
  expect(leads("4, LaraJobs, applied through an ad")).toContain(
    "source=LaraJobs&number=reached&step=applied",
  );
  expect(leads("1, More than 7 days")).toBe(
    "/hire/reports/applications?period=all&job=j&number=owed&wait=long",
  );
  expect(screen.queryByRole("link", { name: "0, Hired" })).toBeNull();
});

test("reports: days in the wrong order are said at the field, and days in order are not", async () => {
  open("?period=custom&from=2026-11-20&to=2026-11-10");
  await screen.findByText("Choose a day on or after the “From” day.");
  expect(screen.getByLabelText("To").getAttribute("aria-invalid")).toBe("true");
  cleanup();
  open("?period=custom&from=2026-11-20&to=2026-11-20");
  await screen.findByLabelText("To");
  expect(screen.queryByText(/on or after/)).toBeNull();
});

test("reports: the weekly email is switched on", async () => {
  const sent = open("");
  fireEvent.click(await screen.findByRole("switch", { name: /^Email me every Monday/ }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toEqual({ call: "PATCH /company-reports", body: { weeklyEmail: true } });
});

test("reports: filters are kept under a name, without the days", async () => {
  const sent = open("?period=30&source=Referral");
  fireEvent.click(await screen.findByRole("button", { name: "Saved filters" }));
  fireEvent.click(await screen.findByRole("menuitem", { name: "Save these filters" }));
  fireEvent.change(await screen.findByRole("textbox", { name: "Name" }), { target: { value: "Referred" } });
  fireEvent.click(screen.getByRole("button", { name: "Save filters" }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]!.body).toEqual({
    savedFilters: [...answer.settings.savedFilters, { name: "Referred", filters: { source: "Referral" } }],
  });
});
