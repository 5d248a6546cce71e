import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { ExternalJob } from "#contract/external-jobs.ts";
import { answerCalls, showScreen } from "#web/testing/calls.tsx";
import PostingPage from "./posting-page.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const none = { views: 0, managed: false, applicants: [], total: 0, missing: [] };
const posted = {
  id: "e1",
  reason: null,
  jobTitle: "Night baker",
  jobDescription: "<p>Bake.</p>",
  locations: ["Leeds"],
  prompts: [],
  companyName: "Crumb",
  companyWebsite: "",
  email: null,
  heldReason: null,
  closesAt: null,
  state: "published",
  jobId: "j1",
  jobStatus: "live",
  takeOverSlug: "crumb",
  emailVerified: true,
} as unknown as ExternalJob;
function open(shown: ExternalJob, answers: Parameters<typeof answerCalls>[0]) {
  const sent = answerCalls({ "GET /external-jobs/e1": () => shown, ...answers });
  showScreen(<PostingPage />, { path: "/post-a-job/:id", at: "/post-a-job/e1", known: [] });
  return sent;
}

test.each<[string, Partial<ExternalJob>, string]>([
  [
    "refused changes leave the live job",
    { state: "refused", reason: "The pay is missing." },
    "We couldn’t publish your changes, so the job stays as it was. The pay is missing. Change it and send it again.",
  ],
  [
    "a refused new job isn’t live",
    { state: "refused", reason: "The pay is missing.", jobId: null, jobStatus: null },
    "We couldn’t publish this job. The pay is missing. Change it and send it again.",
  ],
  [
    "a held job isn’t called live",
    { jobStatus: "held", heldReason: "Several people reported it." },
    "People can’t find this job now. Several people reported it.",
  ],
  [
    "a job posted again waits as a whole",
    { state: "waiting", jobStatus: "closed", email: "di@crumb.example" },
    "We review your job before people see it. We’ll email di@crumb.example.",
  ],
])("post a job: %s", async (_, about, sentence) => {
  open({ ...posted, ...about }, { "GET /external-jobs/e1/summaries": () => none });
  expect(await screen.findByText(sentence)).toBeTruthy();
  if (about.jobStatus === "held") expect(screen.queryByText(/is live/)).toBeNull();
});

test("post a job: a closed job can be posted again", async () => {
  const closed: ExternalJob = { ...posted, state: "closed", jobStatus: "closed" };
  const sent = open(closed, {
    "GET /external-jobs/e1/summaries": () => none,
    "PATCH /external-jobs/e1": () => ({ ...closed, state: "draft" }),
  });
  fireEvent.click(await screen.findByRole("button", { name: "Post again" }));
  expect(await screen.findByText("This job has closed. Send it for review to post it again.")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Send for review" })).toBeTruthy();
  expect(sent).toContainEqual({ call: "PATCH /external-jobs/e1", body: {} });
});

test("post a job: a long list of applicants says how many there are, and shows the rest", async () => {
  const row = (nth: number) => ({
    applicationId: `a${nth}`,
    fullName: `Person ${nth}`,
    email: `p${nth}@people.example`,
    location: null,
    linkedInUrl: null,
    experienceLength: null,
    pitch: null,
    answers: [],
    resume: null,
    appliedAt: "2026-11-23T09:00:00Z",
  });
  const pages = [Array.from({ length: 50 }, (_, nth) => row(nth)), [row(50)]];
  open(posted, {
    "GET /external-jobs/e1/summaries": () => ({ ...none, total: 51, applicants: pages.shift() }),
  });
  expect(await screen.findByText("0 views · 51 applicants")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Show more" }));
  expect(await screen.findByText("Person 50")).toBeTruthy();
});
