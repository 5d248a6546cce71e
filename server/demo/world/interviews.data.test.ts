import { expect, test } from "vitest";
import { proposedTimes } from "./interview-times.ts";
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

test.each(["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"].map((day, at) => [day, at + 1] as const))(
  "demo: no time is proposed at which an interviewer is booked, on a %s",
  (_, date) => {
    // 1 June 2026 is a Monday.
    const now = new Date(Date.UTC(2026, 5, date, 7));
    const booked: { name: string; from: number; to: number }[] = [];
    for (const interview of agreedInterviews) {
      const [agreed, other] = proposedTimes(interview, now).map((time) => spansFrom(interview, time));
      const clash = [...agreed!, ...other!].find((span) =>
        booked.some(({ name, from, to }) => name === span.name && from < span.to && span.from < to),
      );
      expect(clash && { ...clash, candidate: interview.name }).toBeUndefined();
      booked.push(...agreed!);
    }
  },
);

/** Who interviews from when to when, where the first session begins at a time. */
function spansFrom({ sessions }: (typeof agreedInterviews)[number], time: Date) {
  let from = time.getTime();
  return sessions.flatMap(({ minutes, interviewers }) => {
    const span = { from, to: (from += minutes * 60_000) };
    return interviewers.map((name) => ({ name, ...span }));
  });
}
