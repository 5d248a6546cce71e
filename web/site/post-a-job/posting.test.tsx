import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { ExternalJob } from "#contract/external-jobs.ts";
import { dismissToast } from "#ui/overlays/toast-store.ts";
import { answerCalls, refusal, showScreen } from "#web/testing/calls.tsx";
import { posting as job } from "#web/testing/postings.ts";
import PostAJobPage from "./post-a-job-page.tsx";
import PostingPage from "./posting-page.tsx";

afterEach(() => {
  cleanup();
  dismissToast();
  vi.unstubAllGlobals();
});

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

function open(shown: ExternalJob, answers: Parameters<typeof answerCalls>[0] = {}, at = "/post-a-job/e1") {
  const sent = answerCalls({ "GET /external-jobs/e1": () => shown, ...answers });
  showScreen(<PostingPage />, { path: "/post-a-job/:id", at, known: [] });
  return sent;
}

test("post a job: what is typed is kept before it is handed in, and what is missing is said", async () => {
  const sent = open(job, {
    "PATCH /external-jobs/e1": (body) => ({ ...job, ...(body as object) }),
    "POST /external-jobs/e1/publish": () => {
      throw refusal("Confirm your email first. Open the link we sent you.");
    },
  });
  fireEvent.change(await screen.findByRole("textbox", { name: "Company" }), {
    target: { value: "Crumb & Sons" },
  });
  press("Send for review");
  expect(await screen.findByText("Confirm your email first. Open the link we sent you.")).toBeTruthy();
  expect(sent.map(({ call }) => call)).toEqual(["PATCH /external-jobs/e1", "POST /external-jobs/e1/publish"]);
  expect(sent[0]).toEqual({ call: "PATCH /external-jobs/e1", body: { companyName: "Crumb & Sons" } });
});

test("post a job: sending leads to the first field that is wrong, and answering it to no other", async () => {
  open(job, {
    "PATCH /external-jobs/e1": (body) => ({ ...job, ...(body as object) }),
    "POST /external-jobs/e1/publish": () => {
      throw refusal("Look again", { details: { locations: "Add a location", companyName: "Too short" } });
    },
  });
  const company = await screen.findByRole("textbox", { name: "Company" });
  press("Send for review");
  await screen.findByText("Add a location");
  await waitFor(() => expect(document.activeElement).toBe(company));
  fireEvent.change(company, { target: { value: "Crumb & Sons" } });
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(screen.queryByText("Too short")).toBeNull();
  expect(document.activeElement).toBe(company);
});

test("post a job: the mailed link asks for a press before anything else", async () => {
  const sent = open(
    job,
    { "POST /external-jobs/e1/email/verify": () => ({ ...job, emailVerified: true }) },
    "/post-a-job/e1?token=abc",
  );
  expect(screen.queryByText("The job")).toBeNull();
  press("Confirm and open the job");
  await waitFor(() =>
    expect(sent).toEqual([{ call: "POST /external-jobs/e1/email/verify", body: { token: "abc" } }]),
  );
  expect(await screen.findByText("Finish your job and send it for review.")).toBeTruthy();
});

test("post a job: a confirmed email stays until the link sent to another one is opened", async () => {
  const confirmed = { ...job, emailVerified: true, email: "di@crumb.example" };
  let shown: ExternalJob = confirmed;
  const sent = open(confirmed, {
    "GET /external-jobs/e1": () => shown,
    "PATCH /external-jobs/e1": () => shown,
    "POST /external-jobs/e1/email": () => (shown = { ...confirmed, newEmail: "bo@crumb.example" }),
  });
  fireEvent.click(await screen.findByRole("button", { name: "Use another email" }));
  fireEvent.change(screen.getByRole("textbox", { name: "Email" }), { target: { value: "bo@crumb.example" } });
  press("Send me a link");
  expect(await screen.findByText(/Until then, we keep using di@crumb\.example/)).toBeTruthy();
  expect(sent).toContainEqual({ call: "POST /external-jobs/e1/email", body: { email: "bo@crumb.example" } });
});

test("post a job: the link of an email about an applicant says what it opens", async () => {
  open(job, { "POST /external-jobs/e1/email/verify": () => job }, "/post-a-job/e1?token=1.abc&applicants=1");
  expect(await screen.findByRole("heading", { name: "See who applied" })).toBeTruthy();
  press("Open the job");
  expect(await screen.findByRole("textbox", { name: "Company" })).toBeTruthy();
  expect(screen.queryByText("Email confirmed")).toBeNull();
});

test("post a job: who applied is shown with what they wrote, and the company can be taken over", async () => {
  const applicant = {
    applicationId: "a1",
    fullName: "Bo Baker",
    email: "bo@people.example",
    location: "Leeds",
    linkedInUrl: null,
    experienceLength: null,
    pitch: "I bake.",
    answers: [],
    resume: { name: "Bo’s resume", url: "/api/files/1" },
    appliedAt: "2026-11-23T09:00:00Z",
  };
  open(
    {
      ...job,
      state: "published",
      jobId: "j1",
      jobStatus: "live",
      takeOverSlug: "crumb",
      emailVerified: true,
      email: "di@crumb.example",
    },
    {
      "GET /external-jobs/e1/summaries": () => ({
        views: 3,
        managed: false,
        applicants: [applicant],
        total: 1,
        missing: [],
      }),
    },
  );
  expect(await screen.findByText("Bo Baker")).toBeTruthy();
  expect(screen.getByText("I bake.")).toBeTruthy();
  const takeOver = screen.getByRole("link", { name: "Turn it into a company account" });
  expect(takeOver.getAttribute("href")).toBe("/hire/take-over/crumb");
});

test("post a job: a job of another browser says how to come back to it", async () => {
  open(job, {
    "GET /external-jobs/e1": () => {
      throw refusal("Not found", { statusCode: 404 });
    },
  });
  expect(await screen.findByText("We can’t open this job here")).toBeTruthy();
});

test("post a job: what was typed is kept before the link is mailed, and as soon as someone looks elsewhere", async () => {
  const sent = open(job, {
    "PATCH /external-jobs/e1": (body) => ({ ...job, ...(body as object) }),
    "POST /external-jobs/e1/email": () => ({ ...job, email: "di@crumb.example" }),
  });
  const company = await screen.findByRole("textbox", { name: "Company" });
  fireEvent.change(company, { target: { value: "Crumb & Sons" } });
  fireEvent.change(screen.getByRole("textbox", { name: "Email" }), { target: { value: "di@crumb.example" } });
  press("Send me a link");
  await waitFor(() =>
    expect(sent.map(({ call }) => call)).toEqual(["PATCH /external-jobs/e1", "POST /external-jobs/e1/email"]),
  );
  await waitFor(() => expect(screen.getByText("Saved as you type")).toBeTruthy());
  fireEvent.change(company, { target: { value: "Crumb & Daughters" } });
  vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  fireEvent(document, new Event("visibilitychange"));
  await waitFor(() => expect(sent.at(-1)).toMatchObject({ body: { companyName: "Crumb & Daughters" } }), {
    timeout: 400,
  });
  vi.restoreAllMocks();
});

test("post a job: a field is proposed from what is saved, and put in on one press", async () => {
  const asked: string[] = [];
  const sent = open(job, {
    "PATCH /external-jobs/e1": (body) => ({ ...job, ...(body as object) }),
    "GET /jobs/e1/detail/generate": () => {
      asked.push("proposal");
      return { field: "department", values: ["Kitchen"], sentence: "From the title.", sources: [] };
    },
  });
  fireEvent.click(await screen.findByRole("button", { name: "Suggest: Department" }));
  fireEvent.click(await screen.findByRole("button", { name: "Use this" }));
  expect(asked).toEqual(["proposal"]);
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: /Department/ }).value).toBe("Kitchen");
  await waitFor(() => expect(sent.at(-1)).toMatchObject({ body: { department: "Kitchen" } }), {
    timeout: 3000,
  });
});

test("post a job: it begins with a title and a company, each named where it is missing", async () => {
  const sent = answerCalls({});
  showScreen(<PostAJobPage />, { path: "/post-a-job", at: "/post-a-job", known: [] });
  fireEvent.change(screen.getByLabelText("Company"), { target: { value: "Crumb" } });
  press("Continue");
  expect(await screen.findByText("Enter a job title")).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("Job title")));
  expect(screen.queryByText("Enter the company’s name")).toBeNull();
  expect(sent.filter(({ call }) => call.startsWith("POST"))).toEqual([]);
});

test("post a job: the link that asks about a live job keeps it live with one click", async () => {
  const live = {
    ...job,
    state: "published" as const,
    jobId: "j1",
    jobStatus: "live" as const,
    emailVerified: true,
  };
  const asked = { ...live, closesAt: "2026-12-20T09:00:00Z" };
  const sent = open(
    live,
    {
      "POST /external-jobs/e1/email/verify": () => asked,
      "POST /external-jobs/e1/confirm": () => live,
      "GET /external-jobs/e1/summaries": () => ({
        views: 0,
        managed: false,
        applicants: [],
        total: 0,
        missing: [],
      }),
    },
    "/post-a-job/e1?token=t&hiring=1",
  );
  await screen.findByRole("heading", { name: "Still hiring?" });
  expect(sent).toEqual([]);
  press("Yes, keep the job live");
  expect(await screen.findByText("Your job is live. People can find it and apply.")).toBeTruthy();
  expect(sent.map(({ call }) => call)).toEqual([
    "POST /external-jobs/e1/email/verify",
    "POST /external-jobs/e1/confirm",
  ]);
});

test("post a job: a job that is about to close says when, and a button keeps it", async () => {
  const live = {
    ...job,
    state: "published" as const,
    jobId: "j1",
    jobStatus: "live" as const,
    emailVerified: true,
  };
  open(
    { ...live, closesAt: "2099-12-20T09:00:00Z" },
    {
      "POST /external-jobs/e1/confirm": () => live,
      "GET /external-jobs/e1/summaries": () => ({
        views: 0,
        managed: false,
        applicants: [],
        total: 0,
        missing: [],
      }),
    },
  );
  await screen.findByText(/^Still hiring\? We close this job/);
  press("Yes, keep the job live");
  await waitFor(() => expect(screen.queryByText(/^Still hiring\?/)).toBeNull());
});
