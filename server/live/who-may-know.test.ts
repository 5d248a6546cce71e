import { expect, test } from "vitest";
import { whoMayKnow } from "./who-may-know.ts";

const ids = { applicationId: "a", jobId: "j", companyId: "c", candidateId: "p", userId: "u", byUserId: "x" };
test.each([
  ["application.matched", ["company:c", "candidate:p"]],
  ["match.decided", ["candidate:p"]],
  ["application.changed", ["company:c"]],
  ["application.noted", ["company:c"]],
  ["application.saved", ["company:c"]],
  ["application.seen", ["candidate:p"]],
  ["interview.proposed", ["company:c", "candidate:p"]],
  ["notification.created", ["user:u"]],
  ["job.closed", ["company:c"]],
  ["candidate.changed", ["candidate:p"]],
  ["account.changed", ["user:u"]],
  ["signup.forgotten", []],
])("live hints: %s is told to %j", (name, topics) => {
  expect(whoMayKnow({ name, data: ids })).toEqual(topics);
});
