import { expect, test } from "vitest";
import { afterLooking, nextLook, publishes } from "./sender-rules.ts";

const now = new Date("2026-11-23T10:00:00Z");
const live = { state: "live", problem: null, verifiedAt: now } as const;

test.each([
  [["v=DKIM1; k=rsa; p=ABC"], true],
  [["other", "k=rsa;p=A B C;"], true],
  [["v=DKIM1; p="], false],
  [["v=DKIM1; xp=ABC"], false],
  [[], false],
])("sender rules: %j publishes the key: %s", (texts, published) => {
  expect(publishes(texts, "ABC")).toBe(published);
});

test("sender rules: where nobody answers nothing changes, and a wrong record ends it at once", () => {
  const look = (texts: string[] | null) => afterLooking(live, { texts, publicKey: "ABC", now });
  expect(look(null)).toEqual({ ...live, problem: "lookup" });
  expect(look(["p=XYZ"])).toEqual({ ...live, state: "failing", problem: "wrong" });
  expect(look([])).toMatchObject({ state: "failing", problem: "missing" });
});

test.each([
  ["waiting", 0, 10],
  ["waiting", 2, 1440],
  ["live", 9, 60],
  ["failing", 9, 60],
] as const)("sender rules: %s after %i days is looked up again in %i minutes", (state, days, minutes) => {
  const createdAt = new Date(now.getTime() - days * 86_400_000);
  expect(nextLook({ state }, createdAt, now).getTime() - now.getTime()).toBe(minutes * 60_000);
});
