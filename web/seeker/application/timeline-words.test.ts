import { expect, test } from "vitest";
import { nextText, stepText } from "./timeline-words.ts";

const stages = ["Screen", "Interview", "Case study", "Offer", "Hired"].map((name) => ({
  id: name.toLowerCase().replace(" ", "-"),
  name,
}));
const standing = {
  stages,
  stage: null,
  answerBy: null,
  applied: true,
  canApplyAgain: false,
  canAskReferral: false,
  ended: false,
  due: null,
} as const;

test.each([
  [{ move: "apply", by: "You", fromState: "pending", toStageName: null }, "You applied"],
  [
    { move: "shortlist", by: "Kestrel", fromState: "pending", toStageName: "Screen" },
    "Kestrel shortlisted you",
  ],
  [{ move: "withdraw", by: "You", fromState: "pending", toStageName: null }, "You withdrew your application"],
  [
    { move: "move", by: "Kestrel", fromState: "pending", toStageName: "Take-home" },
    "Kestrel moved you to “Take-home”",
  ],
  [
    { move: "withdraw", by: "You", fromState: "referralRequest", toStageName: null },
    "You withdrew your referral request",
  ],
  [
    { move: "expire", by: "Kestrel", fromState: "referralRequest", toStageName: null },
    "Your referral request was closed",
  ],
  [
    { move: "something new", by: "Kestrel", fromState: "pending", toStageName: null },
    "Kestrel updated your application",
  ],
])("application timeline: the step %o reads %s", (move, text) => {
  expect(stepText(move, "Kestrel")).toBe(text);
});

test.each([
  [{ applicationState: "pipeline", stage: "interview" }, "Next: Case study, Offer."],
  [{ applicationState: "accepted" }, "Next: Case study, Offer."],
  [
    { applicationState: "accepted", due: { what: "offer", by: "2026-12-12" } },
    "Next: accept or decline the offer by December 12, 2026.",
  ],
  [{ applicationState: "accepted", due: { what: "chooseTime" } }, "Next: choose a time for your interview."],
  [
    { applicationState: "accepted", due: { what: "newTimes" } },
    "Next: Kestrel will suggest other times for your interview.",
  ],
  [{ applicationState: "accepted", due: { what: "decision" } }, "Next: Kestrel decides what happens next."],
  [{ applicationState: "pipeline", stage: "offer" }, "This is the last step before the decision."],
  [{ applicationState: "pipeline", stage: "hired" }, null],
  [
    { applicationState: "pending", answerBy: "2026-12-24T12:00:00Z" },
    "Kestrel is reviewing your application. If you don’t hear back by December 24, it closes.",
  ],
  [{ applicationState: "declined", ended: true, canApplyAgain: true }, "You can apply for this job again."],
  [
    { applicationState: "declined", ended: true, canApplyAgain: true, applied: false },
    "You can still apply for this job.",
  ],
  [
    {
      applicationState: "declined",
      ended: true,
      canApplyAgain: true,
      canAskReferral: true,
      applied: false,
    },
    "You can ask someone else at Kestrel for a referral, or apply yourself.",
  ],
  [{ applicationState: "denied", ended: true }, null],
] as const)("what comes next of %o: %s", (application, text) => {
  expect(nextText({ ...standing, ...application, stages }, "Kestrel")).toBe(text);
});
