import { expect, test } from "vitest";
import { agreedInterviews } from "./interviews.data.ts";

test("demo: who interviews soon has no other interview today, so the world loads at every hour", () => {
  const today = agreedInterviews.filter(({ days }) => days === 0);
  const people = (soon: boolean) =>
    today
      .filter(({ hour }) => (hour === null) === soon)
      .flatMap(({ sessions }) => sessions.flatMap(({ interviewers }) => interviewers));
  expect(people(true)).not.toEqual([]);
  expect(people(false).filter((name) => people(true).includes(name))).toEqual([]);
});
