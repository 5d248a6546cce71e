import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { Job } from "#contract/job-shapes.ts";
import { currentToasts, dismissToast } from "#ui/overlays/toast-store.ts";
import { answerCalls, heldAnswer, refusal, showScreen } from "#web/testing/calls.tsx";
import { labels } from "./job-draft.ts";
import JobEditorPage from "./job-editor-page.tsx";
import { jobById } from "#web/hire/shared/jobs/hire-jobs.ts";

afterEach(() => {
  cleanup();
  dismissToast();
  vi.unstubAllGlobals();
});

const job = {
  id: "j1",
  jobTitle: "Diver",
  department: "Sea",
  jobDescription: "<p>Dive deep.</p>",
  requirementCorrections: null,
  requirements: [],
  locations: ["Bergen, Norway"],
  remote: true,
  remoteLocations: [],
  workplaceType: null,
  employmentType: "Full Time",
  seniority: null,
  salary: null,
  prompts: [],
  internal: false,
  publishedToMarketplace: true,
  jobTeams: null,
  stages: null,
  jobBudgetData: null,
  status: "draft",
  publishedAt: null,
  jobPlatform: null,
} as unknown as Job;
const me = {
  id: "u",
  emailVerified: true,
  companyAdmin: { id: "a", companyId: "c" },
  can: { jobs: true, publish: true },
};

function open(at: string, answers: Parameters<typeof answerCalls>[0]) {
  const sent = answerCalls({
    "POST /jobs/requirements": () => ({ requirements: [] }),
    "GET /jobs/j1": () => job,
    ...answers,
  });
  const shown = showScreen(<JobEditorPage />, {
    path: "/hire/jobs/:id",
    at,
    known: [
      [["me"], me],
      [
        ["company", "c"],
        {
          id: "c",
          companyName: "Kelp",
          published: true,
          proven: true,
          companyHQlocation: "London, United Kingdom",
        },
      ],
      [["team", "c"], []],
      [jobById("j1").queryKey, job],
    ],
  });
  const saves = () => sent.filter(({ call }) => !call.includes("requirements"));
  return { ...shown, saves };
}
const title = () => screen.getByRole<HTMLInputElement>("combobox", { name: "Title" });
const type = (value: string) => fireEvent.change(title(), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

test("job editor: only what was changed is sent, and the button rests until something is", async () => {
  const { saves } = open("/hire/jobs/j1", {
    "PATCH /jobs/j1": (body) => ({ ...job, ...(body as object) }),
  });
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Save draft" }).disabled).toBe(true);
  type("Deep diver");
  expect(screen.getByText("Unsaved changes")).toBeTruthy();
  press("Save draft");
  await waitFor(() => expect(currentToasts()).toMatchObject([{ text: "Draft saved" }]));
  expect(saves()).toEqual([{ call: "PATCH /jobs/j1", body: { jobTitle: "Deep diver" } }]);
  expect(screen.queryByText("Unsaved changes")).toBeNull();
});

test("job editor: every field that has a name can be edited", () => {
  open("/hire/jobs/j1", {});
  const isShown = (label: string) => screen.queryAllByText((text) => text.startsWith(label)).length > 0;
  const unseen = Object.values(labels).filter((label) => !isShown(label));
  expect(unseen).toEqual([]);
});

test("job editor: a new job gets its address, and what is typed while it is saved stays in its editor", async () => {
  const answer = heldAnswer();
  const { router } = open("/hire/jobs/new", { "POST /jobs": () => answer.promise });
  type("Diver");
  press("Save draft");
  type("Diver for kelp");
  answer.give(job);
  await waitFor(() => expect(router.state.location.pathname).toBe("/hire/jobs/j1"));
  expect(title().value).toBe("Diver for kelp");
  expect(await screen.findByText("Unsaved changes")).toBeTruthy();
});

test("job editor: what is missing keeps a job from being published, and goes as it is answered", async () => {
  const { saves } = open("/hire/jobs/new", {});
  press("Publish");
  expect(
    await screen.findByText("Title, Description, Location are required fields, Please add"),
  ).toBeTruthy();
  expect(saves()).toEqual([]);
  type("Diver");
  expect(await screen.findByText("Description and Location are required fields, Please add")).toBeTruthy();
});

test("job editor: a refusal to publish is said above the form, and the job stays a draft", async () => {
  const { saves } = open("/hire/jobs/j1", {
    "PATCH /jobs/j1": () => {
      throw refusal("Publish the company first.");
    },
  });
  press("Publish");
  expect(await screen.findByText("Publish the company first.")).toBeTruthy();
  expect(saves().map(({ call }) => call)).toEqual(["PATCH /jobs/j1"]);
  expect(screen.getByText("Draft")).toBeTruthy();
});

test("job editor: what a teammate saved meanwhile is named where both changed it, and can be taken", async () => {
  const { cache } = open("/hire/jobs/j1", {});
  type("Deep diver");
  cache.setQueryData(jobById("j1").queryKey, { ...job, jobTitle: "Kelp diver", department: "Coast" });
  expect(await screen.findByText(/A teammate changed title while you were editing/)).toBeTruthy();
  expect(title().value).toBe("Deep diver");
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: /Department/ }).value).toBe("Coast");
  press("Use theirs");
  await waitFor(() => expect(title().value).toBe("Kelp diver"));
});
