import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { myResumes } from "#web/shared/profile/profile-queries.ts";
import { me } from "#web/shared/session/session.ts";
import { answerCalls, refusal, showScreen } from "#web/testing/calls.tsx";
import ResumeBuilderPage from "./resume-builder-page.tsx";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => {
  vi.useRealTimers();
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

type Written = { content: { headline: string } };
function open(refuses = { now: false }) {
  const sent = answerCalls({
    "POST /candidate/resume/preview": () => ({ svg: "<svg/>", pages: 1 }),
    "PATCH /candidate/resume": (body) => {
      if (refuses.now) throw refusal("We’re down for a minute.", { statusCode: 503 });
      return { ...resume, ...(body as object) };
    },
  });
  showScreen(<ResumeBuilderPage />, {
    path: "/resumes/:id/write",
    at: `/resumes/${id}/write`,
    known: [
      [me.queryKey, { candidate: { id } }],
      [myResumes.queryKey, [resume]],
    ],
  });
  const headlines = (call: string) =>
    sent.filter((each) => each.call.startsWith(call)).map(({ body }) => (body as Written).content.headline);
  return { shown: () => headlines("POST"), kept: () => headlines("PATCH") };
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
