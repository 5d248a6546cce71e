import { expect, test } from "vitest";
import { creditedOf } from "./credited.ts";

const day = 86_400_000;
const on = (days: number) => new Date(Date.UTC(2026, 0, 1) + days * day);
const referral = (by: string, at: number, days: number) => ({ by, at: on(at), until: on(at + days) });
const esi = referral("Esi", 0, 180);
const ben = referral("Ben", 100, 180);

test.each([
  ["without referrals nobody", [], 10, null],
  ["sent before the referral nobody", [ben], 99, null],
  ["sent with the referral its employee", [ben], 100, "Ben"],
  ["sent on the last moment of its days its employee", [esi], 179.99, "Esi"],
  ["sent when its days are over nobody", [esi], 180, null],
  ["of two in force the first, whichever is read first", [ben, esi], 100, "Esi"],
  ["once the first is over the second", [esi, ben], 180, "Ben"],
  ["once both are over nobody", [esi, ben], 280, null],
  ["referred again by the first in time, still the first", [esi, ben, referral("Esi", 170, 180)], 179, "Esi"],
  ["referred again by the first after the second, the second", [ben, referral("Esi", 190, 180)], 200, "Ben"],
  ["days of its own day: a longer rule later takes nothing back", [referral("Esi", 0, 30), ben], 120, "Ben"],
])("first referral: %s", (_, referrals, sentAt, by) => {
  expect(creditedOf(referrals, on(sentAt))?.by ?? null).toBe(by);
});
