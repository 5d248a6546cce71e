import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { answerCalls, showScreen } from "#web/testing/calls.tsx";
import { WhyThisJob } from "./why-this-job.tsx";

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const ok = { verdict: "ok", sentence: "The place suits you." };
const fit = {
  score: 60,
  modelVersion: "m1",
  requirements: [
    {
      id: "r1",
      text: "Mapping",
      must: true,
      verdict: "met",
      evidence: { source: "resume", line: "Mapped 40 km of trails", lineIndex: 3 },
      note: null,
    },
    { id: "r2", text: "First aid", must: true, verdict: "missing", evidence: null, note: "No line says so" },
  ],
  hard: { place: ok, salary: ok, type: ok, seniority: ok },
  raise: [],
};
const summary = "Your profile shows 1 of the 2 things this job asks for. Not found: First aid.";

function open({ scored = true, reducedMotion = false } = {}) {
  vi.stubGlobal("matchMedia", () => ({
    matches: reducedMotion,
    addEventListener: () => null,
    removeEventListener: () => null,
  }));
  const compared = vi.fn(() => ({
    scored,
    notice: "We compare.",
    fit: scored ? fit : null,
    match: null,
  }));
  answerCalls({
    "GET /candidate-job-matches/candidate/c1/job/j1": compared,
  });
  showScreen(<WhyThisJob candidateId="c1" jobId="j1" />, { path: "/jobs/j1", at: "/jobs/j1" });
  return compared;
}

test("why this job: the fit stands with the reader’s own line, and what is missing", async () => {
  open();
  expect(await screen.findByText("You: “Mapped 40 km of trails”")).toBeTruthy();
  expect(screen.getByRole("img", { name: "Missing" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Add it to your profile" })).toBeTruthy();
});

test("why this job: the bar and the section are filled by one comparison", async () => {
  const compared = open();
  expect(await screen.findByText(summary)).toBeTruthy();
  expect(screen.getByText("You: “Mapped 40 km of trails”")).toBeTruthy();
  expect(compared).toHaveBeenCalledTimes(1);
});

test("fit summary: says one message after the other until it is paused", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  open();
  expect(await screen.findByText(summary)).toBeTruthy();
  act(() => void vi.advanceTimersByTime(6000));
  expect(screen.getByText("Mapping: you wrote “Mapped 40 km of trails”")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Pause" }));
  act(() => void vi.advanceTimersByTime(20_000));
  expect(screen.getByText("2/3")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Next message" }));
  expect(screen.getByText("Not shown yet: First aid (required)")).toBeTruthy();
});

test("fit summary: stands still with reduced motion", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  open({ reducedMotion: true });
  expect(await screen.findByRole("button", { name: "Play" })).toBeTruthy();
  act(() => void vi.advanceTimersByTime(20_000));
  expect(screen.getByText(summary)).toBeTruthy();
});

test("fit summary: stays hidden once it was, and comes back when asked for", async () => {
  open();
  fireEvent.click(await screen.findByRole("button", { name: "Hide the fit summary" }));
  expect(screen.queryByRole("region", { name: "Fit summary" })).toBeNull();
  cleanup();
  open();
  fireEvent.click(await screen.findByRole("button", { name: "Show the fit summary" }));
  expect(screen.getByRole("region", { name: "Fit summary" })).toBeTruthy();
});

test("why this job: without scoring there is no summary, and the way to switch it on", async () => {
  open({ scored: false });
  expect(await screen.findByText("Automated scoring is off, so we don’t rate this job.")).toBeTruthy();
  expect(screen.queryByRole("region", { name: "Fit summary" })).toBeNull();
  expect(screen.getByRole("link", { name: "Turn automated scoring on" })).toBeTruthy();
});
