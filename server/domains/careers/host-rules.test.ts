import { expect, test } from "vitest";
import { type HostStanding, afterLooking, endOf, nextLook } from "./host-rules.ts";

const now = new Date("2026-11-23T12:00:00Z");
const days = (count: number) => new Date(now.getTime() + count * 86_400_000);
const waiting: HostStanding = { state: "waiting", problem: null, verifiedAt: null, failingSince: null };
const live: HostStanding = { state: "live", problem: null, verifiedAt: days(-9), failingSince: null };
const right = { proof: true, target: true };

test.each([
  ["both records make it live", waiting, right, { state: "live", problem: null, verifiedAt: now }],
  [
    "without the proof it waits",
    waiting,
    { proof: false, target: true },
    { state: "waiting", problem: "proof" },
  ],
  [
    "without the way to us it waits",
    waiting,
    { proof: true, target: false },
    { state: "waiting", problem: "target" },
  ],
  [
    "wrong records let it fail",
    live,
    { proof: true, target: false },
    { state: "failing", failingSince: now },
  ],
  ["no answer changes nothing", live, null, { state: "live", problem: "lookup" }],
  [
    "after 3 days it is off",
    { ...live, state: "failing", failingSince: days(-3) },
    { proof: false, target: false },
    { state: "off" },
  ],
  [
    "no answer doesn't prolong the 3 days",
    { ...live, state: "failing", failingSince: days(-3) },
    null,
    { state: "off", problem: "lookup" },
  ],
  [
    "right records bring it back",
    { ...live, state: "off", failingSince: days(-9) },
    right,
    { state: "live", failingSince: null },
  ],
] as const)("own addresses: %s", (_, before, found, after) => {
  expect(afterLooking(before, { found, now })).toMatchObject(after);
});

test("own addresses: one that fails says when it ends, and one that is waited for is looked at soon", () => {
  expect(endOf({ state: "failing", failingSince: now })).toEqual(days(3));
  expect(endOf(live)).toBeNull();
  expect(nextLook(waiting, now, now).getTime()).toBeLessThan(nextLook(live, days(-9), now).getTime());
});
