import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { dismissToast } from "#ui/overlays/toast-store.ts";
import { answerCalls, showScreen } from "#web/testing/calls.tsx";
import { jobById } from "#web/hire/shared/jobs/hire-jobs.ts";
import { leftOutGroups } from "./sourcing.ts";
import SourcingPage from "./sourcing-page.tsx";

afterEach(() => {
  cleanup();
  dismissToast();
  vi.unstubAllGlobals();
});

const job = { id: "j1", jobTitle: "Diver", status: "live", salary: null };
const lastRun = {
  at: "2026-11-23T09:00:00Z",
  found: 40,
  added: 1,
  leftOut: { location: 3, applied: 2, score: 36 },
};
const summary = {
  autoSourcingType: "off",
  running: false,
  waitsForPublishing: false,
  nextRunAt: null,
  why: null,
  lastRun,
  qualificationScore: 70,
  jsm: { sanitizedJobFilters: { location: [], industry: [], salary: null, careerStage: [] } },
  leads: [
    {
      applicationId: "a1",
      score: 81,
      fit: null,
      laidOff: null,
      person: {
        candidateId: "p1",
        fullName: "Dana Deep",
        profilePicture: null,
        title: "Diver",
        location: "Leeds, United Kingdom",
        experienceLength: null,
      },
    },
  ],
};

function open(answers: Parameters<typeof answerCalls>[0] = {}) {
  const sent = answerCalls({ "GET /auto-sourcing/job/j1/summary": () => summary, ...answers });
  showScreen(<SourcingPage />, {
    path: "/hire/jobs/:id/sourcing",
    at: "/hire/jobs/j1/sourcing",
    known: [
      [
        ["me"],
        {
          id: "u",
          companyAdmin: { id: "a", companyId: "c" },
          can: { applicants: true, salaries: true, sourcing: true },
        },
      ],
      [["company", "c"], { id: "c", companyName: "Kelp", companyHQlocation: "Leeds, United Kingdom" }],
      [jobById("j1").queryKey, job],
    ],
  });
  return sent;
}

test("sourcing: the last run says what it did and whom it left out, the largest group first", async () => {
  open();
  expect(await screen.findByText(/Looked at 40 people and added 1 lead\./)).toBeTruthy();
  expect(leftOutGroups(lastRun).map(({ words }) => words)).toEqual([
    "36 are below the score",
    "3 are elsewhere",
    "2 applied or were invited already",
  ]);
  const named = screen.getAllByRole("link", { name: /^See /, hidden: true });
  expect(named.map((link) => link.getAttribute("href"))).toEqual(["/hire/applicants?job=j1"]);
  expect(screen.getByText("Dana Deep")).toBeTruthy();
});

test("sourcing: a run is started once, and its progress is shown", async () => {
  const sent = open({ "POST /auto-sourcing/job/j1": () => ({ ...summary, running: true }) });
  fireEvent.click(await screen.findByRole("button", { name: "Find people now" }));
  expect(await screen.findByText("You can leave this page")).toBeTruthy();
  expect(sent).toEqual([{ call: "POST /auto-sourcing/job/j1", body: { autoSourcingType: "once" } }]);
});

test("sourcing: criteria are sent as they stand, pay in the company’s currency", async () => {
  const sent = open({ "PATCH /jobs/j1/sourcing-criteria": (body) => body });
  fireEvent.change(await screen.findByRole("textbox", { name: /Salary up to, GBP a year/ }), {
    target: { value: "62k" },
  });
  fireEvent.click(screen.getByRole("button", { name: "Save criteria" }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]!.body).toEqual({
    jsm: {
      sanitizedJobFilters: {
        location: [],
        industry: [],
        salary: { currency: "GBP", max: 62_000 },
        careerStage: [],
      },
    },
  });
});

test("sourcing: an amount stays in the currency it was entered in, until it is cleared for the job’s", async () => {
  const filters = { ...summary.jsm.sanitizedJobFilters, salary: { currency: "USD", max: 120_000 } };
  const sent = open({
    "GET /auto-sourcing/job/j1/summary": () => ({ ...summary, jsm: { sanitizedJobFilters: filters } }),
    "PATCH /jobs/j1/sourcing-criteria": (body) => body,
  });
  const usd = await screen.findByRole<HTMLInputElement>("textbox", { name: /Salary up to, USD a year/ });
  expect(usd.value).toBe("120,000");
  expect(screen.getByText(/^The job’s currency is GBP now/)).toBeTruthy();
  const save = screen.getByRole<HTMLButtonElement>("button", { name: "Save criteria" });
  expect(save.disabled).toBe(true);
  fireEvent.click(screen.getByText("Senior (10+)"));
  fireEvent.click(save);
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]!.body).toMatchObject({ jsm: { sanitizedJobFilters: { salary: filters.salary } } });
  fireEvent.change(usd, { target: { value: "" } });
  const gbp = screen.getByRole("textbox", { name: /Salary up to, GBP a year/ });
  fireEvent.change(gbp, { target: { value: "90k" } });
  await waitFor(() => expect(save.disabled).toBe(false));
  fireEvent.click(save);
  await waitFor(() => expect(sent).toHaveLength(2));
  const salary = { currency: "GBP", max: 90_000 };
  expect(sent[1]!.body).toMatchObject({ jsm: { sanitizedJobFilters: { salary } } });
});
