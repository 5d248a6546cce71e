import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { closeButMatches } from "#web/seeker/shared/matches.ts";
import { answerCalls, show } from "#web/testing/calls.tsx";
import { MatchList, type Today } from "./match-list.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function match(id: string, jobTitle: string, more: object) {
  const company = { id, companyName: "Harbour", companyLogo: null, companySize: null, fundingStage: null };
  const place = { locations: ["Leeds"], remote: false, remoteLocations: [], workplaceType: null };
  const job = { id, jobTitle, company, salary: null, publishedAt: null, ...place };
  return { id, jobId: id, status: "pending", open: true, fit: null, score: null, job, ...more };
}
const known: [string[], object] = [["me"], { timeZone: "Asia/Tokyo" }];

test("today: the next matches are told by the time zone that was chosen", () => {
  const today = { matches: [], scored: true, outdated: false, notice: "", nextAt: "2026-11-30T22:00:00Z" };
  show(<MatchList today={today as unknown as Today} openId={undefined} />, [
    [closeButMatches.queryKey, { jobs: [], loosening: [] }],
    known,
  ]);
  screen.getByText(/Next matches Tuesday at 7:00 AM\.$/);
});

test("today: what has closed since the morning is counted and named, whatever was decided", () => {
  const matches = [
    match("a", "Nurse", {}),
    match("b", "Ward nurse", { open: false }),
    match("c", "Night nurse", { status: "saved", open: false }),
    match("d", "School nurse", { status: "saved" }),
  ];
  const today = { matches, scored: true, outdated: false, notice: "", nextAt: "2026-11-30T07:00:00Z" };
  show(<MatchList today={today as unknown as Today} openId={undefined} />, [
    [closeButMatches.queryKey, { jobs: [], loosening: [] }],
    known,
  ]);
  screen.getByText(/^1 to review, 2 done, 1 closed since\./);
  screen.getByText("This job has closed");
  screen.getByText("Saved, now closed");
  screen.getByText("Saved");
});

test("today: nothing is called missing where requirements were read and no condition breaks, and only there", () => {
  const ok = { verdict: "ok", sentence: "Near you." };
  const hard = { place: ok, salary: ok, type: ok, seniority: ok };
  const fit = { score: 60, modelVersion: "fit", requirements: [], hard, raise: [] };
  const met = { id: "one", text: "First aid", must: true, verdict: "met", evidence: null, note: null };
  const salary = { verdict: "conflict", sentence: "Pays less than you asked." };
  const matches = [
    match("a", "Nurse", { fit }),
    match("b", "Ward nurse", { fit: { ...fit, requirements: [met] } }),
    match("c", "Night nurse", { fit: { ...fit, requirements: [met], hard: { ...hard, salary } } }),
  ];
  const today = { matches, scored: true, outdated: false, notice: "", nextAt: "2026-11-30T07:00:00Z" };
  show(<MatchList today={today as unknown as Today} openId={undefined} />, [
    [closeButMatches.queryKey, { jobs: [], loosening: [] }],
    known,
  ]);
  screen.getByText("No requirements found");
  expect(screen.getAllByText("Nothing missing")).toHaveLength(1);
  screen.getByText(salary.sentence);
});

test("today: undoing a saved match takes back that it was saved", async () => {
  const saved = match("d", "School nurse", { status: "saved" });
  const sent = answerCalls({
    "PATCH /candidate-job-matches/d/swipe": () => ({ ...saved, status: "pending" }),
    "POST /candidate/match-signal": () => ({ done: true }),
  });
  const today = {
    matches: [saved],
    scored: true,
    outdated: false,
    notice: "",
    nextAt: "2026-11-30T07:00:00Z",
  };
  show(<MatchList today={today as unknown as Today} openId={undefined} />, [
    [closeButMatches.queryKey, { jobs: [], loosening: [] }],
    known,
  ]);
  fireEvent.click(screen.getByRole("button", { name: "Undo" }));
  await waitFor(() =>
    expect(sent).toContainEqual({
      call: "POST /candidate/match-signal",
      body: { jobId: "d", signal: "unsaved" },
    }),
  );
});
