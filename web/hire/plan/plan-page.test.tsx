import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { PlannedJob } from "#contract/hiring-plans.ts";
import { answerCalls, showScreen } from "#web/testing/calls.tsx";
import PlanPage from "./plan-page.tsx";

const job: PlannedJob = {
  jobId: "j1",
  jobTitle: "Ranger",
  department: null,
  status: "live",
  openings: 1,
  targetOn: null,
  late: false,
  filled: 1,
  active: 2,
};
const plan = { jobs: [job], total: 1, sum: { liveJobs: 1, openings: 1, filled: 1 } };
const standard = { subject: "Update", message: "We chose someone else." };
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(
  at: string,
  can: object = { jobs: true, publish: true, applicants: true },
  shown = plan,
  refused: readonly object[] = [],
) {
  const batch = { id: "b1", move: "pass", count: 2, remainingMs: 0 };
  const sent = answerCalls({
    "GET /company/hiring-plan": () => shown,
    "GET /requests/feed/ids": () => ({ ids: ["a", "b"], total: 2 }),
    "GET /requests/pipeline/ids": () => ({ ids: [], total: 0 }),
    "PUT /jobs/j1/hiring-plan": () => job,
    "PATCH /jobs/j1/close": () => ({ ...job, status: "closed" }),
    "POST /requests/batches": () => batch,
    "PATCH /requests/batches/b1": () => ({ ...batch, refused }),
  });
  showScreen(<PlanPage />, {
    path: "/hire/plan",
    at,
    known: [
      [["me"], { id: "u", can }],
      [["hiring-plan", "", 1], shown],
      [["templates", "emails"], [{ companyId: "c", event: "application.passed", email: null, standard }]],
      [["templates", "reasons"], { version: 1, reasons: [{ reason: "Filled", email: null }] }],
      [["templates", "tokens", { requestId: "a" }], []],
    ],
  });
  return sent;
}

test("hiring plan: openings and target date of a job are set", async () => {
  const sent = open("/hire/plan");
  expect(screen.getByText("1 of 1 opening filled in 1 live job")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Plan Ranger" }));
  fireEvent.change(await screen.findByLabelText("Openings"), { target: { value: "3" } });
  fireEvent.click(screen.getByRole("button", { name: "Save plan" }));
  await waitFor(() => expect(sent[0]?.body).toEqual({ openings: 3, targetOn: null }));
});

test("hiring plan: closing a filled job asks what the others hear, and can do without", async () => {
  const sent = open("/hire/plan?close=j1");
  const dialog = await screen.findByRole("dialog");
  await within(dialog).findByText(/2 people are still in progress/);
  fireEvent.click(within(dialog).getByRole("button", { name: "Choose what to tell them" }));
  fireEvent.click(await screen.findByRole("button", { name: "Pass 2 people" }));
  await waitFor(() => expect(sent.map(({ call }) => call)).toContain("PATCH /jobs/j1/close"));
  expect(sent[0]!.body).toMatchObject({ move: "pass" });
  expect(sent[1]!.body).toEqual({ requestIds: ["a", "b"], more: false });
  cleanup();
  const without = open("/hire/plan?close=j1");
  fireEvent.click(await screen.findByRole("button", { name: "Close without passing" }));
  await waitFor(() => expect(without.map(({ call }) => call)).toEqual(["PATCH /jobs/j1/close"]));
});

test("hiring plan: the job stays open as long as someone couldn’t be passed, and they are asked about again", async () => {
  const refused = [{ id: "b", fullName: "Bea", because: "already withdrawn" }];
  const sent = open("/hire/plan?close=j1", undefined, plan, refused);
  fireEvent.click(await screen.findByRole("button", { name: "Choose what to tell them" }));
  fireEvent.click(await screen.findByRole("button", { name: "Pass 2 people" }));
  await screen.findByRole("button", { name: "Close without passing" });
  expect(sent.map(({ call }) => call)).not.toContain("PATCH /jobs/j1/close");
});

test("hiring plan: more than a page of jobs is searched and paged, and one to close is found on any page", async () => {
  open("/hire/plan?page=2&close=j1", undefined, {
    ...plan,
    total: 120,
    sum: { liveJobs: 120, openings: 300, filled: 9 },
  });
  expect(await screen.findByText("9 of 300 openings filled in 120 live jobs")).toBeTruthy();
  expect((await screen.findByRole("link", { name: "Page 3" })).getAttribute("href")).toBe(
    "/hire/plan?page=3",
  );
  expect(await screen.findByRole("dialog")).toBeTruthy();
});

test("hiring plan: fewer openings than people hired ask what becomes of the job", async () => {
  open("/hire/plan", undefined, { ...plan, jobs: [{ ...job, openings: 2 }] });
  fireEvent.click(screen.getByRole("button", { name: "Plan Ranger" }));
  fireEvent.change(await screen.findByLabelText("Openings"), { target: { value: "1" } });
  fireEvent.click(screen.getByRole("button", { name: "Save plan" }));
  expect(await screen.findByRole("button", { name: "Choose what to tell them" })).toBeTruthy();
});

test("hiring plan: people who may not edit jobs can only read it", () => {
  open("/hire/plan?close=j1", { jobs: false, applicants: true });
  expect(screen.queryByRole("button")).toBeNull();
  expect(screen.queryByRole("dialog")).toBeNull();
});
