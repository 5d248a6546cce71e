import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { ResumeOperation } from "#contract/resume-operations.ts";
import { myResumes } from "#web/shared/profile/profile-queries.ts";
import { answerCalls, refusal, showScreen } from "#web/testing/calls.tsx";
import TailorPage from "./tailor-page.tsx";
import { proposalsFor, versionFor } from "./use-tailoring.ts";

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const jobId = "0199a000-0000-7000-8000-000000000001";
const resumeId = "0199a000-0000-7000-8000-000000000002";
const line = "Responsible for planning releases";
const reword: ResumeOperation = {
  kind: "reword",
  place: { section: "workExperience", entry: "Engineer, Kestrel", line },
  text: "Planned releases",
  evidence: ["resume/1", "requirement/r1"],
  reason: "It says the same in fewer words.",
};
const promote: ResumeOperation = {
  kind: "promoteSkill",
  place: { section: "skills", entry: "TypeScript", line: null },
  evidence: ["resume/2"],
  reason: "The job asks for it.",
};
const found = {
  resumeId,
  job: { id: jobId, jobTitle: "Release manager", companyName: "Saltmarsh" },
  operations: [reword, promote],
  sources: [
    { id: "resume/1", kind: "resume", text: line },
    { id: "requirement/r1", kind: "requirement", text: "Planning of releases" },
  ],
  hints: [{ requirement: "Kubernetes", must: true, sentence: "Say where." }],
  proposedBy: "rules",
  dropped: 0,
};
const resume = {
  id: resumeId,
  name: "Base",
  jobId: null,
  baseId: null,
  default: true,
  content: {},
  style: {},
};
const version = (changes: ResumeOperation[], more: object = {}) => ({
  resume: { ...resume, id: jobId, jobId },
  base: { id: resumeId, name: "Base", deleted: false },
  changes,
  lost: [],
  changedParts: [],
  ...more,
});

function open(
  kept: object | null = null,
  { found: shown = found, away = false, elsewhere = null as ResumeOperation[] | null } = {},
) {
  let there = elsewhere;
  const sent = answerCalls({
    "GET /candidate/resume/version": () => there && version(there),
    "PUT /candidate/resume/version": (body) => {
      const { seen, changes } = body as { seen: ResumeOperation[]; changes: ResumeOperation[] };
      if (there && seen.length !== there.length)
        throw refusal("Changed elsewhere.", { statusCode: 409, code: "CHANGED_ELSEWHERE" });
      if (away) throw refusal("We’re down for a minute.", { statusCode: 503 });
      there &&= changes;
      return version(changes);
    },
    "POST /candidate/resume/preview": () => ({ svg: "<svg/>", pages: 1, notDrawn: [] }),
    "GET /candidate/resumes": () => [resume],
  });
  showScreen(<TailorPage />, {
    path: "/resumes/for/:jobId",
    at: `/resumes/for/${jobId}?from=search&via=abc`,
    known: [
      [proposalsFor(jobId, kept ? shown.resumeId : undefined).queryKey, shown],
      [versionFor(jobId).queryKey, kept],
      [["me"], { id: "ann", candidate: { id: "ann" } }],
      [myResumes.queryKey, [resume]],
    ],
  });
  return () =>
    sent
      .filter(({ call }) => call.startsWith("PUT"))
      .map(({ body }) => body as { changes: ResumeOperation[]; decided: object[] });
}
const press = (name: RegExp | string) => fireEvent.click(screen.getByRole("button", { name }));

test("fit a resume: nothing is kept before a press, and each press can be undone", async () => {
  const kept = open();
  expect(screen.getByText("Planning of releases")).toBeTruthy();
  expect(screen.getByText("Kubernetes")).toBeTruthy();
  press(/^Refuse: Name first/);
  expect(kept()).toEqual([]);
  press(/^Accept: Reword/);
  await waitFor(() => expect(kept().at(-1)?.changes).toEqual([reword]));
  const apply = await screen.findByRole("link", { name: "Apply with this version" });
  expect(apply.getAttribute("href")).toBe(`/apply/${jobId}?via=abc&from=search&resume=${jobId}`);
  press("Undo");
  await waitFor(() => expect(kept().at(-1)?.changes).toEqual([]));
});

test("fit a resume: a refusal is a step that can be undone and done again", async () => {
  const kept = open();
  const isOpen = () => screen.queryByRole("button", { name: /^Refuse: Name first/ }) !== null;
  press(/^Refuse: Name first/);
  expect(isOpen()).toBe(false);
  press("Undo");
  expect(isOpen()).toBe(true);
  press("Redo");
  expect([isOpen(), kept()]).toEqual([false, []]);
});

test("fit a resume: all that is open is accepted at once", async () => {
  const kept = open();
  press("Accept all 2");
  await waitFor(() => expect(kept().at(-1)?.changes).toEqual([reword, promote]));
  press(/^Undo: Reword/);
  await waitFor(() => expect(kept().at(-1)?.changes).toEqual([promote]));
});

test("fit a resume: what was changed in both is decided", async () => {
  const now = "Responsible for planning 4 releases";
  const kept = open(version([reword], { lost: [{ change: reword, now }], changedParts: ["summary"] }));
  expect(screen.getByText(`Base now says “${now}”. This version changed “${line}”.`)).toBeTruthy();
  press("Keep this version’s change");
  const moved = { ...reword, place: { ...reword.place, line: now } };
  await waitFor(() => expect(kept().at(-1)?.changes).toEqual([moved]));
});

test("fit a resume: of a part written in both, the person names the one that stays", async () => {
  const kept = open(version([], { changedParts: ["summary"] }));
  press("The one of Base");
  await waitFor(() => expect(kept().at(-1)?.decided).toEqual([{ part: "summary", keep: "resume" }]));
});

test("fit a resume: where its resume was deleted, the version says so and offers the others", async () => {
  open(version([], { base: { id: "0199a000-0000-7000-8000-00000000dead", name: "Old", deleted: true } }), {
    found: { ...found, resumeId: "0199a000-0000-7000-8000-00000000dead" },
  });
  expect(screen.getByText(/^You deleted it, so it won’t change anymore/)).toBeTruthy();
  expect(screen.getByText("Old (deleted)")).toBeTruthy();
});

test("fit a resume: two parts that are decided one right after the other are both kept", async () => {
  const kept = open(version([], { changedParts: ["summary", "skills"] }));
  const [ofSummary, ofSkills] = screen.getAllByRole("button", { name: "The one of Base" });
  fireEvent.click(ofSummary!);
  fireEvent.click(ofSkills!);
  await waitFor(() =>
    expect(kept().at(-1)?.decided).toEqual([
      { part: "summary", keep: "resume" },
      { part: "skills", keep: "resume" },
    ]),
  );
});

/** The tab is closed, or crashes: nothing is told to the page. */
function reload() {
  const here = { ...localStorage };
  cleanup();
  Object.assign(localStorage, here);
}

test("fit a resume: what was accepted without a connection is there after a reload, beside what was accepted elsewhere", async () => {
  open(null, { away: true });
  press(/^Accept: Reword/);
  expect(await screen.findByText("We’re down for a minute.")).toBeTruthy();
  reload();
  const kept = open(version([promote]));
  await waitFor(() => expect(kept().at(-1)?.changes).toEqual([promote, reword]));
  await waitFor(() => expect(localStorage.length).toBe(0));
});

test("fit a resume: a part that was decided without a connection is decided after a reload", async () => {
  open(version([], { changedParts: ["summary"] }), { away: true });
  press("The one of Base");
  await screen.findByText("We’re down for a minute.");
  reload();
  const kept = open(version([], { changedParts: ["summary"] }));
  await waitFor(() => expect(kept().at(-1)?.decided).toEqual([{ part: "summary", keep: "resume" }]));
});

test("fit a resume: what another window accepted meanwhile stays, also when a step here is undone", async () => {
  const kept = open(version([]), { elsewhere: [promote] });
  press(/^Accept: Reword/);
  await waitFor(() => expect(kept().at(-1)?.changes).toEqual([promote, reword]));
  press("Undo");
  await waitFor(() => expect(kept().at(-1)?.changes).toEqual([promote]));
});
