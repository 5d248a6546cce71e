import { describe, expect, test } from "vitest";
import type { MatchSignal } from "#contract/match-shapes.ts";
import { passedOverPoints } from "./passed-over-points.ts";
import { effectOf, whatSignalsSay, withDecisions } from "./what-signals-say.ts";

const now = new Date("2026-11-24T12:00:00Z");
/** What was done with one job, an hour apart, the last an hour ago. */
function history(...signals: MatchSignal[]) {
  return signals.map((signal, place) => ({
    jobId: "a",
    signal,
    at: new Date(now.getTime() - (signals.length - place) * 3_600_000),
  }));
}

describe("signals: the later word counts", () => {
  test.each<[MatchSignal[], { hidden?: true; liked?: true; passedOver?: true }]>([
    [["viewed"], { passedOver: true }],
    [["viewed", "opened"], {}],
    [["opened", "viewed"], {}],
    [["viewed", "saved"], { liked: true }],
    [["shared"], { liked: true }],
    [["saved", "unsaved"], {}],
    [["saved", "unsaved", "saved"], { liked: true }],
    [["saved", "hidden"], { hidden: true }],
    [["hidden", "shown"], {}],
    [["hidden", "shown", "hidden"], { hidden: true }],
    [["viewed", "hidden", "shown"], { passedOver: true }],
  ])("%j", (signals, expected) => {
    const said = whatSignalsSay(history(...signals), now);
    expect({
      hidden: said.hidden.has("a"),
      liked: said.liked.has("a"),
      passedOver: said.passedOver.some(({ jobId }) => jobId === "a"),
    }).toEqual({ hidden: false, liked: false, passedOver: false, ...expected });
  });
});

test("signals: looking is forgotten after 30 days, and a day counts once", () => {
  const viewed = (at: string) => ({ jobId: "a", signal: "viewed" as const, at: new Date(at) });
  const days = (...at: string[]) => whatSignalsSay(at.map(viewed), now).passedOver;
  expect(days("2026-10-20T09:00:00Z")).toEqual([]);
  expect(days("2026-11-20T09:00:00Z", "2026-11-20T21:00:00Z", "2026-11-21T09:00:00Z")).toEqual([
    { jobId: "a", days: 2 },
  ]);
});

test("signals: what was decided about a match says more", () => {
  const viewed = whatSignalsSay(history("viewed"), now);
  expect(withDecisions(viewed, [{ jobId: "a", status: "liked" }]).passedOver).toEqual([]);
  const saved = whatSignalsSay(history("saved"), now);
  expect(withDecisions(saved, [{ jobId: "a", status: "rejected" }]).liked.size).toBe(0);
  expect(withDecisions(saved, [{ jobId: "a", status: "saved" }]).liked.size).toBe(1);
});

test.each<[MatchSignal[], string]>([
  [["viewed"], "This job and similar ones come a little later."],
  [["viewed", "saved", "viewed"], "No effect."],
  [["saved"], "Similar jobs come earlier."],
  [["saved", "unsaved"], "Similar jobs no longer come earlier."],
  [["hidden"], "We don’t suggest this job."],
  [["hidden", "shown"], "We can suggest this job again."],
])("signals: the last of %j is explained", (signals, sentence) => {
  const all = history(...signals);
  expect(effectOf(all.at(-1)!, whatSignalsSay(all, now))).toBe(sentence);
});

describe("signals: points of the order", () => {
  const job = (id: string, title: string, companyId: string) => ({ id, title, companyId });
  const ranger = job("ranger", "Senior ranger", "park");
  const passed = (count: number, title: string, companyId: (nth: number) => string) =>
    Array.from({ length: count }, (_, nth) => ({
      job: job(`${title}${companyId(nth)}${nth}`, title, companyId(nth)),
      days: 1,
    }));
  test.each([
    ["nothing was passed over", [], 0],
    ["the job itself, on two days", [{ job: ranger, days: 2 }], 2],
    ["the job itself, on nine days", [{ job: ranger, days: 9 }], 3],
    ["another job and company", passed(3, "Nurse", (nth) => `clinic${nth}`), 0],
    ["one more of its company", passed(1, "Nurse", () => "park"), 0.5],
    ["many more of its company", passed(12, "Nurse", () => "park"), 2],
    ["its title at another level, elsewhere", passed(2, "Ranger", (nth) => `wood${nth}`), 1],
    ["all of it", [{ job: ranger, days: 9 }, ...passed(12, "Ranger", () => "park")], 4],
  ])("%s", (_, passedOver, points) => {
    expect(passedOverPoints(passedOver)(ranger)).toBe(points);
  });
});
