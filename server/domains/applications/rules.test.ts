import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type ApplicationState, applicationStates } from "#contract/application-shapes.ts";
import { nameOfStage } from "#shared/words/stage-name.ts";
import { Refusal } from "#server/errors/refusal.ts";
import { type Actor, type Move, transitions, transitionTable } from "./transitions.data.ts";
import { fittingKind } from "./undo/undo-kinds.ts";
import { type ApplicationStatus, inChatGroup, mayMove, nameOf, stateAfter } from "./rules.ts";

const stages = ["screen", "interview", "case-study", "take-home", "offer", "hired"];
const names: Record<string, string> = { "take-home": "Take-home, 2 hours" };
const board = stages.map((id) => ({ id, name: names[id] ?? nameOfStage(id) }));
const moves = Object.keys(transitionTable) as Move[];
const actors: Actor[] = ["candidate", "company", "employee", "admin", "clock"];
const at = (
  applicationState: ApplicationState,
  more: Partial<ApplicationStatus> = {},
): ApplicationStatus => ({
  applicationState,
  stage: applicationState === "pipeline" ? "screen" : null,
  saved: false,
  ignored: false,
  withdrawn: false,
  passAt: null,
  ...more,
});
const make = (move: Move, from: ApplicationStatus | null, stage?: string) =>
  stateAfter(move, from, { actor: transitions[move].actors[0]!, board, stage });

test.each<[Move, ApplicationState | null, ApplicationState, (string | null)?]>([
  ["apply", null, "pending"],
  ["apply", "lead", "pending"],
  ["apply", "outbound", "pending"],
  ["apply", "declined", "pending"],
  ["apply", "denied", "pending", null],
  ["askReferral", null, "referralRequest"],
  ["askReferral", "lead", "referralRequest"],
  ["askReferral", "declined", "referralRequest"],
  ["askReferral", "expired", "referralRequest"],
  ["refer", "referralRequest", "pending"],
  ["referForReview", "referralRequest", "review"],
  ["declineReferral", "referralRequest", "declined"],
  ["approveReview", "review", "pending"],
  ["refuseReview", "review", "denied"],
  ["shortlist", "pending", "pipeline", "screen"],
  ["pass", "review", "denied"],
  ["pass", "pipeline", "denied", "screen"],
  ["hire", "accepted", "pipeline", "hired"],
  ["hire", "pipeline", "pipeline", "hired"],
  ["reopen", "expired", "pending", null],
  ["withdraw", "referralRequest", "declined"],
  ["invite", null, "outbound"],
  ["approveLead", "lead", "outbound"],
  ["acceptInvitation", "outbound", "accepted"],
  ["declineInvitation", "outbound", "declined"],
  ["expire", "pending", "expired"],
  ["expire", "review", "expired"],
])("%s leads from %s to %s", (move, from, to, stage) => {
  const after = make(move, from && at(from));
  expect(after.applicationState).toBe(to);
  if (stage !== undefined) expect(after.stage).toBe(stage);
});

test.each<[Move, ApplicationStatus | null]>([
  ["apply", at("pending")],
  ["apply", at("pipeline")],
  ["shortlist", at("denied")],
  ["shortlist", at("lead")],
  ["pass", at("lead")],
  ["pass", at("pipeline", { stage: "hired" })],
  ["withdraw", at("pipeline", { stage: "hired" })],
  ["withdraw", at("denied")],
  ["withdraw", at("outbound")],
  ["reopen", at("declined")],
  ["move", at("pending")],
  ["save", at("pipeline")],
  ["expire", at("pipeline")],
  ["cancelPass", at("pending")],
  ["refer", at("pending")],
  ["declineReferral", at("pending")],
  ["askReferral", at("referralRequest")],
  ["askReferral", at("outbound")],
  ["askReferral", at("pending")],
  ["askReferral", at("pipeline")],
  ["askReferral", at("denied")],
])("%s is refused from %o", (move, from) => {
  expect(() => make(move, from, "offer")).toThrow(Refusal);
});

test("application rules: a card moves to any stage of its own board and to no other", () => {
  expect(make("move", at("pipeline"), "Case-Study")).toMatchObject({ stage: "case-study" });
  expect(make("move", at("accepted"), "hire")).toMatchObject({
    applicationState: "pipeline",
    stage: "hired",
  });
  expect(() => make("move", at("pipeline"), "trial-day")).toThrow("Unable to change stage");
});

test("application rules: a delayed pass blocks stages and matching in the specified words", () => {
  const passAt = new Date();
  expect(() => make("shortlist", at("pending", { passAt }))).toThrow("Unable to match");
  for (const move of ["move", "hire"] as const)
    for (const state of ["pipeline", "pending"] as const)
      expect(() => make(move, at(state, { passAt }), "offer")).toThrow("Unable to change stage");
  expect(make("save", at("pending", { passAt }))).toMatchObject({ saved: true, passAt });
  expect(make("cancelPass", at("pending", { passAt })).passAt).toBeNull();
});

test("application rules: a lead that was saved comes back saved", () => {
  const ignored = make("ignoreLead", make("save", at("lead")));
  expect(ignored).toMatchObject({ saved: true, ignored: true });
  expect(make("bringBackLead", ignored)).toMatchObject({ saved: true, ignored: false });
});

test("application rules: what states are shown as, and which conversations a chat filter shows", () => {
  expect(applicationStates.map((state) => nameOf(at(state)))).toEqual(
    "lead,review,pending,referral request,invited,interview,screen,Passed,Passed,declined".split(","),
  );
  expect(() => make("save", at("review"))).toThrow("You can’t do this. The application is in review.");
  expect(() => make("save", at("pipeline", { stage: "offer" }))).toThrow(/is in “Offer”\.$/);
  expect(() => make("save", at("pipeline", { stage: "take-home" }))).toThrow(/is in “Take-home, 2 hours”\.$/);
  expect(() => make("save", at("accepted"))).toThrow(/is in “Interview”\.$/);
  expect(() => make("save", at("denied"))).toThrow(/The application has been rejected\.$/);
  const talk = (applicationState: ApplicationState, muted = false) => ({ ...at(applicationState), muted });
  expect(inChatGroup("applied", talk("pipeline"))).toBe(true);
  expect(inChatGroup("applied", talk("pending", true))).toBe(false);
  expect(inChatGroup("invited", talk("outbound"))).toBe(true);
  expect(inChatGroup("archived", talk("denied", true))).toBe(true);
});

describe("application rules: whatever anyone tries", () => {
  const attempt = fc.record({
    move: fc.constantFrom(...moves),
    actor: fc.constantFrom(...actors),
    stage: fc.constantFrom(...stages, "nowhere"),
  });

  test("no path leaves the transition table", () => {
    fc.assert(
      fc.property(fc.array(attempt, { maxLength: 40 }), (attempts) => {
        let standing: ApplicationStatus | null = null;
        for (const { move, actor, stage } of attempts) {
          const before: ApplicationStatus | null = standing;
          let after: ApplicationStatus;
          try {
            after = stateAfter(move, before, { actor, board, stage });
          } catch (error) {
            expect(error).toBeInstanceOf(Refusal);
            continue;
          }
          const transition = transitions[move];
          expect(transition.actors).toContain(actor);
          expect(transition.from).toContain(before?.applicationState ?? "nothing");
          expect(mayMove(move, before)).toBe(true);
          if (transition.to !== "same") expect(after.applicationState).toBe(transition.to);
          if (after.applicationState === "pipeline") expect(stages).toContain(after.stage);
          if (before?.applicationState === "pipeline" && before.stage === "hired")
            expect(["move", "hire", "cancelPass"]).toContain(move);
          standing = after;
        }
      }),
    );
  });
});

const item = { applicationState: "pending", saved: false, source: "Careers page", score: 80 } as const;
test.each([
  ["shortlisted_tab_pass", { ...item, saved: true }, "shortlisted_tab_pass"],
  ["shortlisted_tab_match", item, "pending_tab_qualified_match"],
  ["shortlisted_tab_pass", { ...item, score: null }, "pending_tab_unqualified_feed_pass"],
  ["shortlisted_tab_pass", { ...item, applicationState: "pipeline" }, "shortlisted_tab_pass"],
  ["pending_tab_qualified_feed_pass", { ...item, applicationState: "accepted" }, "shortlisted_tab_pass"],
  ["pending_tab_unqualified_match", { ...item, saved: true }, "shortlisted_tab_match"],
  ["pending_tab_unqualified_match", item, "pending_tab_qualified_match"],
  ["pending_tab_qualified_feed_pass", { ...item, score: 69 }, "pending_tab_unqualified_feed_pass"],
  ["markeplace_section_pass", { ...item, source: "Marketplace" }, "markeplace_section_pass"],
  ["pending_tab_qualified_match", { ...item, source: "Marketplace" }, "pending_tab_qualified_match"],
  ["markeplace_section_match", item, "pending_tab_qualified_match"],
  ["markeplace_section_pass", { ...item, applicationState: "review" }, "pending_tab_qualified_feed_pass"],
  ["ignore-lead", { ...item, applicationState: "lead", saved: true }, "ignore-lead"],
] as const)("application rules: undo of %s from %j goes by %s", (given, standing, kind) => {
  expect(fittingKind(given, standing, 70)).toBe(kind);
});
