import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { myResumes } from "#web/shared/profile/profile-queries.ts";
import { me } from "#web/shared/session/session.ts";
import { answerCalls, refusal, showScreen } from "#web/testing/calls.tsx";
import { proposalsFor } from "./use-tailoring.ts";
import ResumeBuilderPage from "./resume-builder-page.tsx";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const id = "0199a000-0000-7000-8000-000000000001";
const content = {
  personalInfo: { name: "Ann Lee", email: "", phone: "", website: "", location: "", linkedIn: "" },
  summary: "",
  skills: [],
  workExperience: [],
  education: [],
  projects: [],
  certification: [],
  languages: [],
  courseWorks: [],
  headline: "Designer",
  ownSections: [],
};
const style = {
  template: "classic",
  fontSize: 14,
  lineHeight: 1.5,
  verticalSpacing: 1.5,
  fontFamily: "Work Sans",
  textColor: "black",
  accentColor: "#1f4b7a",
  paper: "a4",
  language: "en",
  photo: false,
  sectionOrder: [],
  hiddenSections: [],
};
const resume = {
  id,
  name: "Mine",
  default: true,
  jobId: null,
  baseId: null,
  content,
  style,
  lines: [],
  file: null,
};

type Written = { content: { headline?: string } };
function open(refuses = { now: false }, elsewhere: object = content, savingMs = 0, read: object = resume) {
  let kept: object = elsewhere;
  const sent = answerCalls({
    "GET /candidate/resume": () => ({ ...resume, content: kept }),
    "POST /candidate/resume/preview": () => ({ svg: "<svg/>", pages: 1, notDrawn: [] }),
    "PATCH /candidate/resume": async (body) => {
      if (savingMs) await new Promise((done) => setTimeout(done, savingMs));
      if (refuses.now) throw refusal("We’re down for a minute.", { statusCode: 503 });
      const { content: parts, seen } = body as { content: object; seen: { content: object } };
      const taken = Object.entries(seen.content).some(
        ([part, value]) => JSON.stringify(value) !== JSON.stringify(kept[part as keyof typeof kept]),
      );
      if (taken) throw refusal("This was changed elsewhere.", { statusCode: 409, code: "CHANGED_ELSEWHERE" });
      kept = { ...kept, ...parts };
      return { ...resume, content: kept };
    },
  });
  const { cache } = showScreen(<ResumeBuilderPage />, {
    path: "/resumes/:id/write",
    at: `/resumes/${id}/write`,
    known: [
      [me.queryKey, { candidate: { id } }],
      [myResumes.queryKey, [read]],
      [proposalsFor("job", id).queryKey, { operations: [] }],
    ],
  });
  const headlines = (call: string) =>
    sent.filter((each) => each.call.startsWith(call)).map(({ body }) => (body as Written).content.headline);
  const patches = () => sent.filter(({ call }) => call.startsWith("PATCH")).map(({ body }) => body);
  return { shown: () => headlines("POST"), kept: () => headlines("PATCH"), patches, cache };
}
const headline = () => screen.getByLabelText<HTMLInputElement>("Headline");
const type = (value: string) => fireEvent.change(headline(), { target: { value } });
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test("resume builder: the pages follow 120 ms after the last key, and it is kept after 700 ms", async () => {
  const { shown, kept } = open();
  await pass(200);
  expect(shown()).toEqual(["Designer"]);
  type("Designer of m");
  await pass(60);
  type("Designer of maps");
  await pass(110);
  expect(shown()).toEqual(["Designer"]);
  await pass(20);
  expect(shown()).toEqual(["Designer", "Designer of maps"]);
  await pass(560);
  expect(kept()).toEqual([]);
  expect(screen.getByText("Saving…")).toBeTruthy();
  await pass(30);
  expect(kept()).toEqual(["Designer of maps"]);
  await pass(30);
  expect(screen.getByText("Saved")).toBeTruthy();
});

test("resume builder: a step is undone and done again, and each is kept", async () => {
  const { kept } = open();
  type("Cartographer");
  await pass(800);
  fireEvent.click(screen.getByRole("button", { name: "Undo" }));
  expect(headline().value).toBe("Designer");
  await pass(800);
  fireEvent.click(screen.getByRole("button", { name: "Redo" }));
  expect(headline().value).toBe("Cartographer");
  await pass(800);
  expect(kept()).toEqual(["Cartographer", "Designer", "Cartographer"]);
});

test("resume builder: what is refused is said, stays, and is sent again", async () => {
  const refuses = { now: true };
  const { kept } = open(refuses);
  type("Cartographer");
  await pass(800);
  expect(screen.getByText("We’re down for a minute.")).toBeTruthy();
  expect(headline().value).toBe("Cartographer");
  refuses.now = false;
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  await pass(50);
  expect(kept()).toEqual(["Cartographer", "Cartographer"]);
  expect(screen.getByText("Saved")).toBeTruthy();
});

test("resume builder: only what was changed is sent, and what was changed elsewhere meanwhile appears", async () => {
  const { patches } = open({ now: false }, { ...content, summary: "Written in another window" });
  type("Cartographer");
  await pass(800);
  expect(patches()).toEqual([
    {
      id,
      content: { headline: "Cartographer" },
      style: {},
      seen: { content: { headline: "Designer" }, style: {} },
    },
  ]);
  expect(screen.getByDisplayValue("Written in another window")).toBeTruthy();
  expect(screen.getByText("Saved")).toBeTruthy();
});

test("resume builder: a save that waits for another goes over the words that one kept", async () => {
  const { kept, patches } = open({ now: false }, content, 50);
  const leave = () => act(() => void document.dispatchEvent(new Event("visibilitychange")));
  vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  type("Cartographer");
  leave();
  await pass(10);
  type("Cartographer of coasts");
  leave();
  await pass(200);
  expect(kept()).toEqual(["Cartographer", "Cartographer of coasts"]);
  expect(patches()[1]).toMatchObject({ seen: { content: { headline: "Cartographer" } } });
  expect(screen.getByText("Saved")).toBeTruthy();
});

test("resume builder: of a part that was changed elsewhere too, the person says which stays", async () => {
  const { kept } = open({ now: false }, { ...content, headline: "Mapper" });
  type("Cartographer");
  await pass(800);
  expect(screen.getByText(/^You changed headline on another device\./)).toBeTruthy();
  expect(headline().value).toBe("Cartographer");
  fireEvent.click(screen.getByRole("button", { name: "Keep mine" }));
  await pass(800);
  expect(kept()).toEqual(["Cartographer", "Cartographer"]);
  expect(screen.getByText("Saved")).toBeTruthy();
  expect(screen.queryByText(/on another device/)).toBeNull();
});

test("resume builder: the words written elsewhere can be taken instead", async () => {
  const { kept } = open({ now: false }, { ...content, headline: "Mapper" });
  type("Cartographer");
  await pass(800);
  fireEvent.click(screen.getByRole("button", { name: "Use the other version" }));
  expect(headline().value).toBe("Mapper");
  await pass(800);
  expect(kept()).toEqual(["Cartographer", "Mapper"]);
  expect(screen.getByText("Saved")).toBeTruthy();
});

test("resume builder: what was proposed for a job is asked for anew once the resume says something else", async () => {
  const { cache } = open();
  const stale = () => cache.getQueryState(proposalsFor("job", id).queryKey)!.isInvalidated;
  await pass(200);
  expect(stale()).toBe(false);
  type("Cartographer");
  await pass(800);
  expect(stale()).toBe(true);
});

test("resume builder: what was typed without a connection is sent by itself once it is back", async () => {
  const away = { now: true };
  const { kept } = open(away);
  type("Cartographer");
  await pass(800);
  expect(screen.queryByText("Saved")).toBeNull();
  away.now = false;
  act(() => void window.dispatchEvent(new Event("online")));
  await pass(100);
  expect(kept()).toEqual(["Cartographer", "Cartographer"]);
  expect(screen.getByText("Saved")).toBeTruthy();
});

/** The tab is closed, or crashes: nothing is told to the page. */
function reload() {
  const here = { ...localStorage };
  cleanup();
  Object.assign(localStorage, here);
}

test("resume builder: what never reached the server is there after a reload, and is sent", async () => {
  open({ now: true });
  type("Cartographer");
  await pass(800);
  reload();
  const { kept } = open();
  expect(headline().value).toBe("Cartographer");
  await pass(800);
  expect(kept()).toEqual(["Cartographer"]);
  expect(screen.getByText("Saved")).toBeTruthy();
  reload();
  open();
  expect(headline().value).toBe("Designer");
});

test("resume builder: where what was brought back was changed elsewhere, nothing is sent before the person chooses", async () => {
  open({ now: true });
  type("Cartographer");
  await pass(800);
  reload();
  const now = { ...content, headline: "Mapper" };
  const { kept } = open({ now: false }, now, 0, { ...resume, content: now });
  expect(headline().value).toBe("Cartographer");
  expect(screen.getByText(/^You changed headline on another device\./)).toBeTruthy();
  await pass(5000);
  expect(kept()).toEqual([]);
  fireEvent.click(screen.getByRole("button", { name: "Keep mine" }));
  await pass(800);
  expect(kept()).toEqual(["Cartographer"]);
});
