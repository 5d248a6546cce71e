import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { JobCard } from "#contract/job-shapes.ts";
import { currentToasts, dismissToast } from "#ui/overlays/toast-store.ts";
import { answerCalls, refusal, showScreen } from "#web/testing/calls.tsx";
import { JobList } from "./job-list.tsx";

afterEach(() => {
  cleanup();
  dismissToast();
  vi.unstubAllGlobals();
});

const at = "2026-11-23T10:00:00.000Z";
const job = {
  id: "j1",
  jobTitle: "Ranger",
  status: "live",
  locations: [],
  remoteLocations: [],
  companyCulture: [],
  createdAt: at,
  publishedAt: at,
  changedAt: at,
  jobTeams: null,
  clickCount: 0,
} as unknown as JobCard;
const filled = { jobId: "j1", jobTitle: "Ranger", openings: 1, filled: 1, active: 1 };
const planOf = (jobs: object[]) => ({
  jobs,
  total: jobs.length,
  sum: { liveJobs: jobs.length, openings: jobs.length, filled: jobs.length },
});
const unlessAnswered = (answer: unknown) => (body: unknown) => {
  if ((body as { others?: string }).others === "stay") return answer;
  throw refusal("Decide first what to tell the others.", {
    code: "OTHERS_WAITING",
    statusCode: 422,
    details: { others: "Pass them first", jobs: [filled] } as object,
  });
};
const button = (name: string) => screen.findByRole("button", { name });

function open({ known = true, total = 1 } = {}) {
  const changed = { batchId: "b", changed: 1, left: 0, reasons: [], undoMs: 8000 };
  const sent = answerCalls({
    "GET /company/hiring-plan": () => planOf(known ? [{ ...filled, status: "live", targetOn: null }] : []),
    "PATCH /jobs/j1/close": unlessAnswered(job),
    "PATCH /company/c/jobs/status": unlessAnswered(changed),
    "GET /requests/feed/ids": () => ({ ids: ["a"], total: 1 }),
    "GET /requests/pipeline/ids": () => ({ ids: [], total: 0 }),
  });
  showScreen(<JobList companyId="c" tab="live" q="" jobs={[job]} total={total} />, {
    path: "/hire/jobs",
    at: "/hire/jobs",
    known: [[["me"], { id: "u", can: { jobs: true, publish: true, applicants: true } }]],
  });
  return () => sent.map(({ body }) => (body as { others?: string }).others);
}

test("jobs: closing a filled one from the list asks once, what becomes of the others", async () => {
  const said = open();
  fireEvent.click(await button("More for Ranger"));
  fireEvent.click(await screen.findByRole("menuitem", { name: "Close" }));
  expect(await screen.findByText(/1 of 1 filled. 1 person is still in progress/)).toBeTruthy();
  fireEvent.click(await button("Close without passing"));
  await waitFor(() => expect(currentToasts()).toMatchObject([{ text: "Ranger closed" }]));
  expect(said()).toEqual(["stay"]);
});

test("jobs: closing many jobs, one of them filled, asks once", async () => {
  const said = open();
  fireEvent.click(screen.getByText("Select all"));
  fireEvent.click(await button("Close 1 job"));
  fireEvent.click(await button("Close without passing"));
  await waitFor(() => expect(currentToasts()).toMatchObject([{ text: "1 job closed" }]));
  expect(said()).toEqual(["stay"]);
});

test("jobs: closing all jobs found by a search asks once, with their number", async () => {
  const said = open({ total: 60 });
  fireEvent.click(screen.getByText("Select all"));
  fireEvent.click(await button("Select all 60 jobs"));
  fireEvent.click(await button("Close 60 jobs"));
  expect(await screen.findByRole("dialog", { name: "Close 60 jobs?" })).toBeTruthy();
  expect(await screen.findByText(/^Ranger is filled. 1 person is still in progress there./)).toBeTruthy();
  fireEvent.click(await button("Close without passing"));
  await waitFor(() => expect(currentToasts()).toMatchObject([{ text: "1 job closed" }]));
  expect(said()).toEqual(["stay"]);
});

test("jobs: one that was filled only a moment ago asks after the server refused", async () => {
  const said = open({ known: false });
  fireEvent.click(await button("More for Ranger"));
  fireEvent.click(await screen.findByRole("menuitem", { name: "Close" }));
  fireEvent.click(await button("Close job"));
  fireEvent.click(await button("Close without passing"));
  await waitFor(() => expect(currentToasts()).toMatchObject([{ text: "Ranger closed" }]));
  expect(said()).toEqual([undefined, "stay"]);
});

test.each([
  ["draft", "jobs", ["Delete draft"]],
  ["draft", "publish", []],
  ["live", "publish", ["Close"]],
  ["live", "jobs", []],
] as const)("jobs: with a %s job, the one permission “%s” offers %j", async (status, held, offered) => {
  answerCalls({ "GET /company/hiring-plan": () => planOf([]) });
  showScreen(<JobList companyId="c" tab={status} q="" jobs={[{ ...job, status }]} total={1} />, {
    path: "/hire/jobs",
    at: "/hire/jobs",
    known: [[["me"], { id: "u", can: { [held]: true } }]],
  });
  fireEvent.click(await button("More for Ranger"));
  await screen.findByRole("menuitem", { name: "Edit" });
  const named = screen.getAllByRole("menuitem").map(({ textContent }) => textContent);
  expect(named.filter((name) => /Delete|Close/.test(name!))).toEqual(offered);
});
