import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { liveKeys } from "#contract/live.ts";
import "#server/app.ts";
import { whoMayKnow } from "./audience.ts";

const ids = {
  applicationId: "a",
  jobId: "j",
  companyId: "c",
  candidateId: "p",
  userId: "u",
  byUserId: "x",
  employeeId: "e",
  moderatorIds: ["m", "n"],
  communityId: "k",
};
test.each([
  ["application.shortlisted", ["company:c", "candidate:p"]],
  ["match.decided", ["candidate:p"]],
  ["application.changed", ["company:c"]],
  ["note.changed", ["company:c"]],
  ["application.saved", ["company:c"]],
  ["application.seen", ["candidate:p"]],
  ["interview.proposed", ["company:c", "candidate:p"]],
  ["notification.posted", ["user:u"]],
  ["job.closed", ["company:c", "employees:c"]],
  ["job.draftSaved", ["company:c"]],
  ["application.referralAsked", ["candidate:p"]],
  ["referrals.ofEmployeeChanged", ["employee:e"]],
  ["referrals.ofEmployeesChanged", ["employees:c"]],
  ["reveal.asked", ["employee:e"]],
  ["reveal.stood", []],
  ["question.asked", ["candidate:p"]],
  ["question.answered", ["candidate:p"]],
  ["question.unanswered", ["candidate:p"]],
  ["question.changed", ["candidate:p"]],
  ["questions.ofCompanyChanged", ["company:c", "employees:c"]],
  ["colleagueQuestion.asked", ["employee:e"]],
  ["drop.published", ["employees:c"]],
  ["community.asked", ["user:m", "user:n"]],
  ["community.pageChanged", ["members:k"]],
  ["community.jobWaiting", ["company:c", "user:m", "user:n"]],
  ["giftCard.offered", ["employees:c"]],
  ["candidate.changed", ["candidate:p"]],
  ["account.changed", ["user:u"]],
  ["signup.forgotten", []],
  ["an.oldEvent", []],
])("live hints: %s is told to %j", (name, topics) => {
  expect(whoMayKnow({ name, data: ids })).toEqual(topics);
});

test.each([
  ["application.changed", []],
  ["application.withdrawn", ["candidate:p"]],
  ["application.expired", ["candidate:p"]],
])("live hints: %s of what is hidden from the team is told to %j", (name, topics) => {
  expect(whoMayKnow({ name, data: { ...ids, hiddenFromTeam: true } })).toEqual(topics);
});

test("live hints: what an event makes stale is what some screen reads", () => {
  const web = globSync("web/**/*.{ts,tsx}").map((file) => readFileSync(file, "utf8"));
  expect(liveKeys.filter((key) => !web.some((text) => text.includes(`["${key}"`)))).toEqual([]);
});
