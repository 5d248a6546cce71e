import { expect, test } from "vitest";
import { appliedFor } from "./applied.ts";

const known = (more: object) => ({
  id: "a",
  job: { id: "one" },
  canApplyAgain: false,
  canAnswerInvitation: false,
  ...more,
});

test.each([
  ["nothing", [], false],
  ["one under way", [known({})], true],
  ["one that ended and may be sent again", [known({ canApplyAgain: true })], false],
  ["an invitation", [known({ canAnswerInvitation: true })], false],
  ["one for another job", [known({ job: { id: "other" } })], false],
])("with %s among the applications, has applied: %s", (_, mine, applied) => {
  expect(appliedFor("one", mine) !== undefined).toBe(applied);
});
