import { expect, test } from "vitest";
import { taskWords } from "./task-words.ts";

test.each([
  ["mail.send", null, "Mail: send"],
  ["savedSearch.alert", null, "Saved search: alert"],
  ["react", "job.closed>applications", "Job: closed → applications"],
  [
    "react",
    "application.referralAsked>sourcing.colleagues",
    "Application: referral asked → sourcing: colleagues",
  ],
])("tasks: a failed task of kind %s is told in words", (kind, reaction, words) => {
  expect(taskWords({ kind, reaction })).toBe(words);
});
