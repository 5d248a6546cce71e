import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { ApplicationScorecards, Scorecard, StageScorecards } from "#contract/scorecards.ts";
import { answerCalls, show } from "#web/testing/calls.tsx";
import { ScorecardsPanel } from "./scorecards-panel.tsx";

const id = "0199a000-0000-7000-8000-000000000001";
const attribute = { id: "0199a000-0000-7000-8000-000000000002", name: "Depth", guidance: "Asks why" };
const teammate = { userId: id, fullName: "Dilip Rao", profilePicture: null };
const at = "2026-11-23T09:00:00.000Z";
const stage: StageScorecards = {
  kit: { stage: "screen", stageName: "Screen", guidance: "By phone", attributes: [attribute], version: 1 },
  mine: null,
  asked: [{ ...teammate, askedAt: at, answered: true }],
  submitted: 1,
  others: null,
  summary: null,
};
const card: Scorecard = {
  id,
  stage: "screen",
  by: teammate,
  recommendation: "no",
  ratings: [{ attributeId: attribute.id, name: "Depth", rating: 2, note: "Stopped at how" }],
  notes: null,
  submittedAt: at,
  changedAt: at,
};
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** The service, which shows the others' once one's own is in. */
function open({ applicants = true, open = true } = {}) {
  const all: ApplicationScorecards = { current: "screen", open, stages: [stage] };
  const sent = answerCalls({
    [`GET /requests/${id}/scorecards`]: () => all,
    [`PUT /requests/${id}/scorecards`]: (body) => {
      const { recommendation } = body as { recommendation: Scorecard["recommendation"] };
      const mine = { ...card, recommendation, ratings: [] };
      const summary = { recommendations: [0, 1, 0, 1], attributes: [] };
      return { ...all, stages: [{ ...stage, submitted: 2, mine, others: [card], summary }] };
    },
  });
  show(<ScorecardsPanel applicationId={id} />, [[["me"], { id, can: { applicants }, companyAdmin: null }]]);
  return sent;
}

test("scorecards: what others wrote is shown once one's own is sent", async () => {
  const sent = open();
  await screen.findByText("1 scorecard is in. You’ll see it once yours is.");
  expect(screen.getByText("Dilip Rao: in")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Submit scorecard" }));
  expect(screen.getByText("Choose a recommendation")).toBeTruthy();
  const recommendation = screen.getByRole("group", { name: "Recommendation" });
  await waitFor(() => expect(recommendation.contains(document.activeElement)).toBe(true));
  expect(sent).toEqual([]);
  const rating = screen.getByRole("group", { name: "Rating of Depth" });
  fireEvent.click(within(rating).getByRole("button", { name: "Strong" }));
  fireEvent.click(screen.getByRole("button", { name: "Strong yes" }));
  fireEvent.click(screen.getByRole("button", { name: "Submit scorecard" }));
  const theirs = await screen.findByRole("article", { name: "Scorecard by Dilip Rao" });
  expect(within(theirs).getByText("Stopped at how")).toBeTruthy();
  expect(sent[0]!.body).toEqual({
    stage: "screen",
    recommendation: "strongYes",
    ratings: [{ attributeId: attribute.id, rating: 4, note: "" }],
    notes: "",
  });
});

test("scorecards: whoever may not review applicants, and everyone after the decision, only reads", async () => {
  open({ applicants: false });
  await screen.findByText("By phone");
  expect(screen.queryByRole("button", { name: "Submit scorecard" })).toBeNull();
  expect(screen.queryByRole("button", { name: "Ask teammates" })).toBeNull();
  cleanup();
  open({ open: false });
  await screen.findByText("By phone");
  expect(screen.queryByRole("button", { name: "Submit scorecard" })).toBeNull();
});
