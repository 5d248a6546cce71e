import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { answerCalls, showScreen } from "#web/testing/calls.tsx";
import { savedSearches } from "#web/shared/search/saved-searches.ts";
import { savedJobs } from "#web/shared/jobs/saved-jobs.ts";
import SavedPage from "./saved-page.tsx";

afterEach(() => vi.unstubAllGlobals());

const ids = {
  near: "0199a000-0000-7000-8000-000000000001",
  dream: "0199a000-0000-7000-8000-000000000002",
  ranger: "0199a000-0000-7000-8000-000000000003",
  nurse: "0199a000-0000-7000-8000-000000000004",
};
const job = (id: string, jobTitle: string, listId: string | null, fromMatches = false) => ({
  id,
  publicJobId: id,
  jobTitle,
  department: null,
  locations: ["Leeds"],
  remote: false,
  remoteLocations: [],
  workplaceType: null,
  salary: null,
  status: "live",
  savedAt: "2026-11-20T09:00:00Z",
  listId,
  fromMatches,
  company: { id: ids.near, companyName: "Peak Park", slug: "peak", companyLogo: null },
});
const list = (id: string, name: string, share: { url: string; shownName: string | null } | null = null) => ({
  id,
  name,
  jobs: 1,
  share,
  createdAt: "2026-11-20T09:00:00Z",
});
type Share = Parameters<typeof list>[2];

function open(at: string, share: Share = null) {
  const saved = {
    list: [ids.ranger, ids.nurse],
    jobs: [job(ids.ranger, "Ranger", null), job(ids.nurse, "Nurse", ids.near, true)],
    lists: [list(ids.near, "Close to home", share), list(ids.dream, "Dream jobs")],
  };
  const sent = answerCalls({
    "GET /candidate-lists": () => saved,
    "POST /candidate-lists": () => ({ list: [], refused: [], started: list(ids.dream, "Dream jobs") }),
    "POST /candidate/candidate-list/save": () => ({ jobId: ids.ranger, saved: true }),
    [`PUT /candidate-lists/${ids.near}/share`]: () => list(ids.near, "Close to home"),
    [`DELETE /candidate-lists/${ids.near}/share`]: () => list(ids.near, "Close to home"),
  });
  const shown = showScreen(<SavedPage />, {
    path: "/saved",
    at,
    known: [
      [savedJobs.queryKey, saved],
      [savedSearches.queryKey, []],
    ],
  });
  return { ...shown, sent };
}
const jobsIn = (name: string) =>
  within(screen.getByRole("list", { name }))
    .getAllByRole("link")
    .map(({ textContent }) => textContent)
    .filter((words) => words !== "Fit your resume");

test("saved: each list has its own address and its own jobs", () => {
  open("/saved");
  expect(jobsIn("Saved jobs")).toEqual(["Ranger"]);
  const tabs = within(screen.getByRole("navigation", { name: "Lists" })).getAllByRole("link");
  expect(tabs.map(({ textContent }) => textContent)).toEqual([
    "Not on a list1",
    "Close to home1",
    "Dream jobs1",
  ]);
  expect(tabs[1]!.getAttribute("href")).toBe(`/saved?list=${ids.near}`);
});

test("saved: links of a job saved from the matches say so, and links of other jobs don’t", () => {
  const shown = open("/saved");
  const hrefs = () =>
    screen.getAllByRole("link", { name: /Ranger|Nurse/ }).map((link) => link.getAttribute("href"));
  expect(hrefs()).toEqual([`/jobs/${ids.ranger}`, `/resumes/for/${ids.ranger}`]);
  shown.unmount();
  open(`/saved?list=${ids.near}`);
  expect(hrefs()).toEqual([`/jobs/${ids.nurse}?from=matches`, `/resumes/for/${ids.nurse}?from=matches`]);
});

test("saved: the address of a list shows its jobs alone", () => {
  open(`/saved?list=${ids.near}`);
  expect(jobsIn("Jobs on Close to home")).toEqual(["Nurse"]);
});

test("saved: an address of a list that is gone shows the jobs on none", () => {
  open("/saved?list=gone");
  expect(jobsIn("Saved jobs")).toEqual(["Ranger"]);
});

test("saved: a job moves to another list", async () => {
  const { sent } = open("/saved");
  fireEvent.click(screen.getByRole("button", { name: "Move Ranger to a list" }));
  fireEvent.click(await screen.findByRole("menuitem", { name: "Dream jobs" }));
  await waitFor(() =>
    expect(sent).toEqual([
      {
        call: "POST /candidate/candidate-list/save",
        body: { jobId: ids.ranger, saved: true, listId: ids.dream },
      },
    ]),
  );
});

test("saved: a new list needs a name, and opens once it is there", async () => {
  const { sent, router } = open("/saved");
  fireEvent.click(screen.getByRole("button", { name: "New list" }));
  fireEvent.click(await screen.findByRole("button", { name: "Create list" }));
  await screen.findByText("Name this list");
  fireEvent.change(screen.getByRole("textbox", { name: "Name" }), { target: { value: "Dream jobs" } });
  fireEvent.click(screen.getByRole("button", { name: "Create list" }));
  await waitFor(() => expect(router.state.location.search).toBe(`?list=${ids.dream}`));
  expect(sent).toEqual([{ call: "POST /candidate-lists", body: { name: "Dream jobs" } }]);
});

test("saved: a list is shared without a name unless one is typed", async () => {
  const { sent } = open(`/saved?list=${ids.near}`);
  fireEvent.click(screen.getByRole("button", { name: "Share list" }));
  fireEvent.click(await screen.findByRole("button", { name: "Create link" }));
  await waitFor(() =>
    expect(sent).toEqual([{ call: `PUT /candidate-lists/${ids.near}/share`, body: { shownName: "" } }]),
  );
});

test("saved: the link of a shared list can be turned off", async () => {
  const { sent } = open(`/saved?list=${ids.near}`, { url: "https://here.example/lists/k", shownName: "Ann" });
  screen.getByText("Shared by link");
  fireEvent.click(screen.getByRole("button", { name: "Share list" }));
  expect(await screen.findByRole("link", { name: "https://here.example/lists/k" })).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: "Turn off link" }));
  await waitFor(() =>
    expect(sent.map(({ call }) => call)).toEqual([`DELETE /candidate-lists/${ids.near}/share`]),
  );
});

test("saved jobs: only a job that is on a list is offered a place on none", async () => {
  open("/saved");
  fireEvent.click(await screen.findByRole("button", { name: "Move Ranger to a list" }));
  const offered = (await screen.findAllByRole("menuitem")).map(({ textContent }) => textContent);
  expect(offered).toEqual(["Close to home", "Dream jobs"]);
});
