import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { ApplicationScorecards, Scorecard, StageScorecards } from "#contract/scorecards.ts";
import { answerCalls, refusal, show } from "#web/testing/calls.tsx";
import { ScorecardsPanel } from "./scorecards-panel.tsx";

const id = "0199a000-0000-7000-8000-000000000001";
const attribute = { id: "0199a000-0000-7000-8000-000000000002", name: "Depth", guidance: "Asks why" };
const teammate = { userId: id, fullName: "Dilip Rao", profilePicture: null };
const at = "2026-11-23T09:00:00.000Z";
const stage: StageScorecards = {
  kit: { stage: "screen", stageName: "Screen", guidance: "By phone", attributes: [attribute], version: 1 },
  removed: false,
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
  const all: ApplicationScorecards = { current: "screen", open, applicantUserId: null, stages: [stage] };
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

test("scorecards: those who can’t review applicants and the applicant are not offered, and who was asked before stays listed", async () => {
  const member = (nth: number, fullName: string, applicants: boolean) => ({
    userId: `0199a000-0000-7000-8000-00000000010${nth}`,
    fullName,
    profilePicture: null,
    disabled: false,
    permissions: { applicants },
  });
  const team = [member(1, "Inês Prado", true), member(2, "Lee Reader", false), member(3, "Ada Own", true)];
  answerCalls({
    [`GET /requests/${id}/scorecards`]: () => ({
      current: "screen",
      open: true,
      applicantUserId: team[2]!.userId,
      stages: [stage],
    }),
    "GET /company/team/c": () => team,
  });
  show(<ScorecardsPanel applicationId={id} />, [
    [["me"], { id, can: { applicants: true }, companyAdmin: { companyId: "c" } }],
  ]);
  fireEvent.click(await screen.findByRole("button", { name: "Ask teammates" }));
  await screen.findByRole("checkbox", { name: "Inês Prado" });
  expect(screen.getByRole("checkbox", { name: "Dilip Rao" })).toBeTruthy();
  expect(screen.queryByRole("checkbox", { name: "Lee Reader" })).toBeNull();
  expect(screen.queryByRole("checkbox", { name: "Ada Own" })).toBeNull();
});

test("scorecards: ratings stay with their attributes when a teammate changes the kit meanwhile", async () => {
  const care = { id: "0199a000-0000-7000-8000-000000000003", name: "Care", guidance: "" };
  const pace = { id: "0199a000-0000-7000-8000-000000000004", name: "Pace", guidance: "" };
  let attributes = [attribute, care];
  const all = () => ({
    current: "screen",
    open: true,
    stages: [{ ...stage, kit: { ...stage.kit, attributes } }],
  });
  const sent = answerCalls({
    [`GET /requests/${id}/scorecards`]: all,
    [`PUT /requests/${id}/scorecards`]: () => {
      if (sent.length > 1) return all();
      attributes = [pace, care];
      throw refusal("The attributes have changed.", { code: "KIT_CHANGED", statusCode: 409 });
    },
  });
  show(<ScorecardsPanel applicationId={id} />, [
    [["me"], { id, can: { applicants: true }, companyAdmin: null }],
  ]);
  const rating = (name: string) => within(screen.getByRole("group", { name: `Rating of ${name}` }));
  await screen.findByRole("group", { name: "Rating of Depth" });
  fireEvent.click(rating("Depth").getByRole("button", { name: "Weak" }));
  fireEvent.click(rating("Care").getByRole("button", { name: "Strong" }));
  fireEvent.click(screen.getByRole("button", { name: "Strong yes" }));
  fireEvent.click(screen.getByRole("button", { name: "Submit scorecard" }));
  await screen.findByRole("group", { name: "Rating of Pace" });
  fireEvent.click(screen.getByRole("button", { name: "Submit scorecard" }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]!.body).toMatchObject({
    ratings: [
      { attributeId: pace.id, rating: null, note: "" },
      { attributeId: care.id, rating: 4, note: "" },
    ],
  });
});

test("scorecards: editing one's own keeps what was said of an attribute that is gone", async () => {
  const gone = { attributeId: "0199a000-0000-7000-8000-000000000005", name: "Wit", rating: 3, note: null };
  const mine = { ...card, ratings: [...card.ratings, gone] };
  const all = { current: "screen", open: true, stages: [{ ...stage, mine, others: [] }] };
  const sent = answerCalls({
    [`GET /requests/${id}/scorecards`]: () => all,
    [`PUT /requests/${id}/scorecards`]: () => all,
  });
  show(<ScorecardsPanel applicationId={id} />, [
    [["me"], { id, can: { applicants: true }, companyAdmin: null }],
  ]);
  fireEvent.click(await screen.findByRole("button", { name: "Edit" }));
  fireEvent.click(screen.getByRole("button", { name: "Save changes" }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]!.body).toMatchObject({
    ratings: [
      { attributeId: attribute.id, rating: 2 },
      { attributeId: gone.attributeId, rating: 3 },
    ],
  });
});

test("scorecards: what was typed is there again after looking at something else, until it is sent", async () => {
  open();
  const notes = () => screen.findByRole<HTMLTextAreaElement>("textbox", { name: /^Notes\b(?! on)/ });
  fireEvent.change(await notes(), { target: { value: "Calm and exact" } });
  fireEvent.click(
    within(screen.getByRole("group", { name: "Rating of Depth" })).getByRole("button", { name: "Weak" }),
  );
  cleanup();
  const sent = open();
  expect((await notes()).value).toBe("Calm and exact");
  fireEvent.click(screen.getByRole("button", { name: "Strong yes" }));
  fireEvent.click(screen.getByRole("button", { name: "Submit scorecard" }));
  await screen.findByRole("article", { name: "Scorecard by Dilip Rao" });
  expect(sent[0]!.body).toMatchObject({ notes: "Calm and exact", ratings: [{ rating: 1 }] });
  expect(localStorage).toHaveLength(0);
});
