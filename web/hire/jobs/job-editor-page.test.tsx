import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { JobInWriting } from "#contract/job-drafts.ts";
import type { Job } from "#contract/job-shapes.ts";
import { currentToasts, dismissToast } from "#ui/overlays/toast-store.ts";
import { answerCalls, heldAnswer, refusal, showScreen } from "#web/testing/calls.tsx";
import { labels } from "./job-draft.ts";
import JobEditorPage from "./job-editor-page.tsx";
import { jobInWriting } from "#web/hire/shared/jobs/hire-jobs.ts";

beforeEach(() => localStorage.clear());
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
  workStyle: [],
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
const company = {
  id: "c",
  companyName: "Kelp",
  proven: true,
  companyHQlocation: "London, UK",
  channelFlags: { marketplace: true, communities: false },
};
const nothingWaits = { waiting: {}, stagesGone: [], leftBoard: false, changedBy: null };
/** The job once a draft of it is saved. */
const written = ({ draftVersion = 0, ...fields }: Partial<Job> & { draftVersion?: number }) =>
  ({ ...nothingWaits, job: { ...job, ...fields }, version: draftVersion + 1 }) as JobInWriting;
const livePart = (more: Partial<JobInWriting> = {}) =>
  ({ ...written({}), job: { ...job, status: "live" }, version: 0, ...more }) as JobInWriting;

function open(
  at: string,
  answers: Parameters<typeof answerCalls>[0] = {},
  known = livePart({ job }),
  viewer: object = me,
  ofCompany: object = company,
) {
  const sent = answerCalls({
    "POST /jobs/requirements": () => ({ requirements: [] }),
    "PATCH /jobs/j1/draft": (body) => written(body as Partial<Job>),
    "GET /jobs/j1/draft": () => written({}),
    ...answers,
  });
  const shown = showScreen(<JobEditorPage />, {
    path: "/hire/jobs/:id",
    at,
    known: [
      [["me"], viewer],
      [["company", "c"], ofCompany],
      [["team", "c"], []],
      [jobInWriting("j1").queryKey, known],
    ],
  });
  const saves = () => sent.filter(({ call }) => !call.includes("requirements"));
  return { ...shown, saves };
}
const title = () => screen.getByRole<HTMLInputElement>("combobox", { name: "Title" });
const type = (value: string) => fireEvent.change(title(), { target: { value } });
const department = () => screen.getByRole<HTMLInputElement>("textbox", { name: /Department/ });
const slow = { timeout: 4000 };
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

test("job editor: what is typed saves itself, only what was changed, and says so", async () => {
  const { saves } = open("/hire/jobs/j1");
  type("Deep diver");
  expect(await screen.findByText("Saving…")).toBeTruthy();
  await waitFor(() => expect(screen.queryByText("Saving…")).toBeNull(), slow);
  expect(saves()).toEqual([
    { call: "PATCH /jobs/j1/draft", body: { draftVersion: 0, jobTitle: "Deep diver" } },
  ]);
});

test("job editor: steps are undone and done again, and saved as they then are", async () => {
  const { saves } = open("/hire/jobs/j1");
  type("Deep diver");
  type("Deep sea diver");
  fireEvent.change(department(), { target: { value: "Coast" } });
  press("Undo last change");
  expect(department().value).toBe("Sea");
  fireEvent.keyDown(document, { key: "z", ctrlKey: true });
  expect(title().value).toBe("Diver");
  fireEvent.keyDown(document, { key: "Z", ctrlKey: true, shiftKey: true });
  expect(title().value).toBe("Deep sea diver");
  await waitFor(() => expect(saves()).toHaveLength(1), slow);
  expect(saves()[0]!.body).toEqual({ draftVersion: 0, jobTitle: "Deep sea diver" });
});

test("job editor: without a connection what is typed is kept here, and sent after a reload", async () => {
  const lost = () => {
    throw refusal("Down", { statusCode: 503 });
  };
  open("/hire/jobs/j1", { "PATCH /jobs/j1/draft": lost });
  type("Deep diver");
  expect(await screen.findByText("No connection. Kept on this device.", {}, slow)).toBeTruthy();
  const here = { ...localStorage };
  cleanup();
  Object.assign(localStorage, here);
  const { saves } = open("/hire/jobs/j1");
  await waitFor(() => expect(title().value).toBe("Deep diver"));
  await waitFor(() => expect(saves()).toHaveLength(1), slow);
});

test("job editor: a field that is refused keeps no other from being saved, but the job from being published", async () => {
  const { saves } = open("/hire/jobs/j1", {
    "PATCH /jobs/j1/draft": (body) => {
      if (!("department" in (body as object))) return written(body as Partial<Job>);
      throw refusal("Too long", { details: { department: "Too long" } });
    },
  });
  type("Deep diver");
  fireEvent.change(department(), { target: { value: "Coast" } });
  await waitFor(() => expect(saves()).toHaveLength(2), slow);
  expect(saves()[1]!.body).toEqual({ draftVersion: 0, jobTitle: "Deep diver" });
  expect(await screen.findByText("All but the highlighted fields")).toBeTruthy();
  press("Publish");
  await waitFor(() => expect(saves().at(-1)!.body).toMatchObject({ department: "Coast" }));
  expect(saves().map(({ call }) => call)).not.toContain("PATCH /jobs/j1");
  expect(department().value).toBe("Coast");
});

test("job editor: changes of a live job wait until they are published", async () => {
  const live = livePart({ waiting: { jobTitle: "Deep diver" }, version: 3 });
  const published = { ...live.job, jobTitle: "Deep diver" };
  const { saves } = open(
    "/hire/jobs/j1",
    {
      "PATCH /jobs/j1": () => published,
      "GET /jobs/j1/draft": () => ({ ...live, job: published, waiting: {}, version: 4 }),
    },
    live,
  );
  expect(title().value).toBe("Deep diver");
  expect(screen.getByText("Not published yet")).toBeTruthy();
  press("Publish changes");
  await waitFor(() => expect(currentToasts()).toMatchObject([{ text: "Your changes are live" }]));
  expect(saves()).toEqual([{ call: "PATCH /jobs/j1", body: { draftVersion: 3 } }]);
  expect(screen.queryByText("Not published yet")).toBeNull();
});

test("job editor: every field that has a name can be edited", () => {
  open("/hire/jobs/j1", {});
  const isShown = (label: string) => screen.queryAllByText((text) => text.startsWith(label)).length > 0;
  const unseen = Object.values(labels).filter((label) => !isShown(label));
  expect(unseen).toEqual([]);
});

test("job editor: how people work is chosen category by category, and what is left open is not sent", async () => {
  const { saves } = open("/hire/jobs/j1");
  const choose = (name: RegExp, value: string) =>
    fireEvent.change(screen.getByRole("combobox", { name }), { target: { value } });
  choose(/^Pace/, "4");
  choose(/^Feedback/, "1");
  choose(/^Feedback/, "");
  expect(screen.getByText("Closer to “fast”", { selector: "dd" })).toBeTruthy();
  await waitFor(() => expect(saves()).toHaveLength(1), slow);
  expect(saves()[0]!.body).toEqual({ draftVersion: 0, workStyle: [{ categoryId: "pace", rating: 4 }] });
});

test("job editor: a new job gets its address, and what is typed while it is saved stays in its editor", async () => {
  const answer = heldAnswer();
  const { router, saves } = open("/hire/jobs/new", { "POST /jobs": () => answer.promise });
  type("Diver");
  await waitFor(() => expect(saves()).toHaveLength(1), slow);
  expect(saves()[0]).toMatchObject({ body: { jobTitle: "Diver", employmentType: "Full Time" } });
  type("Diver for kelp");
  answer.give(job);
  await waitFor(() => expect(router.state.location.pathname).toBe("/hire/jobs/j1"));
  expect(title().value).toBe("Diver for kelp");
  await waitFor(() => expect(saves().at(-1)).toMatchObject({ body: { jobTitle: "Diver for kelp" } }), slow);
});

test("job editor: what is missing keeps a job from being published, and goes as it is answered", async () => {
  const { saves } = open("/hire/jobs/new", {});
  press("Publish");
  expect(
    await screen.findByText("Title, Description, Location are required fields, Please add"),
  ).toBeTruthy();
  expect(saves()).toEqual([]);
  await waitFor(() => expect(document.activeElement).toBe(title()));
  type("Diver");
  expect(await screen.findByText("Description and Location are required fields, Please add")).toBeTruthy();
  await nextFrame();
  expect(document.activeElement).toBe(title());
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

test("job editor: what a teammate saved meanwhile is named, nothing is sent over it, and either can be taken", async () => {
  const theirs = { ...written({ jobTitle: "Kelp diver", department: "Coast" }), changedBy: "Mia Moss" };
  const { saves, cache } = open("/hire/jobs/j1", { "GET /jobs/j1/draft": () => theirs });
  type("Deep diver");
  cache.setQueryData(jobInWriting("j1").queryKey, theirs);
  await screen.findByText(/Mia Moss changed title to “Kelp diver” while you were editing/);
  expect(title().value).toBe("Deep diver");
  expect(department().value).toBe("Coast");
  expect(saves()).toEqual([]);
  press("Keep mine");
  await waitFor(() => expect(saves()).toHaveLength(1), slow);
  expect(saves()[0]!.body).toEqual({ draftVersion: 1, jobTitle: "Deep diver" });
});

test("job editor: a save that comes too late reads the words of one’s other tab and offers both", async () => {
  const theirs = written({ jobTitle: "Kelp diver" });
  open("/hire/jobs/j1", {
    "GET /jobs/j1/draft": () => theirs,
    "PATCH /jobs/j1/draft": () => {
      throw refusal("Late", { code: "CONFLICT", statusCode: 409 });
    },
  });
  type("Deep diver");
  await screen.findByText(/You changed title to “Kelp diver” in another tab or on another device/, {}, slow);
  press("Use the other version");
  await waitFor(() => expect(title().value).toBe("Kelp diver"));
});

test.each([
  [{ stages: true }, []],
  [{ jobs: true, sourcing: true, actTowardsOthers: true }, ["recruit", "requirements", "talent"]],
])("job editor: members with the permissions %j are asked for %j", async (can, expected) => {
  const requirements = [
    { id: "r", kind: "skill", text: "Dry suit diving", must: true, skills: [], years: null },
  ];
  const asked = new Set<string>();
  const hear = (what: string, answer: unknown) => () => {
    asked.add(what);
    return answer;
  };
  vi.useFakeTimers();
  try {
    open(
      "/hire/jobs/j1",
      {
        "POST /jobs/requirements": hear("requirements", []),
        "GET /jobs/j1/recruit-assist": hear("recruit", { otherTitles: [], skills: [] }),
        "GET /jobs/shallow-talent-pool": hear("talent", { count: 0, people: [] }),
      },
      livePart({ job: { ...job, requirements } as unknown as Job }),
      { ...me, can },
    );
    await act(() => vi.advanceTimersByTimeAsync(2000));
    expect([...asked].toSorted()).toEqual(expected);
    expect(screen.queryByText("Dry suit diving") !== null).toBe(expected.length === 0);
    expect(screen.queryByRole("button", { name: "Add a requirement" }) !== null).toBe(expected.length > 0);
  } finally {
    vi.useRealTimers();
  }
});

test("job editor: who may not publish reads why they don’t choose who finds a published job", async () => {
  const writer = { ...me, can: { jobs: true, publish: false } };
  open("/hire/jobs/j1", {}, livePart(), writer);
  const internal = await screen.findByRole("switch", { name: new RegExp(labels.internal) });
  expect(internal.getAttribute("aria-disabled") ?? internal.getAttribute("data-disabled")).not.toBeNull();
  expect(screen.getByText("Your team hasn’t given you permission to publish or close jobs.")).toBeTruthy();
  cleanup();
  open("/hire/jobs/j1", {}, livePart({ job }), writer);
  const ofDraft = await screen.findByRole("switch", { name: new RegExp(labels.internal) });
  expect(ofDraft.getAttribute("aria-disabled") ?? ofDraft.getAttribute("data-disabled")).toBeNull();
});

test.each([true, false])(
  "job editor: a new job shows whether its company is on the marketplace: %s",
  (marketplace) => {
    const ofCompany = { ...company, channelFlags: { marketplace, communities: false } };
    open("/hire/jobs/new", {}, undefined, me, ofCompany);
    const listed = screen.getByRole("switch", { name: /^Show on the marketplace/ });
    expect(listed.getAttribute("aria-checked")).toBe(String(marketplace));
  },
);
