import { allPermissions } from "#contract/team-rights.ts";
import { describe, expect, test } from "vitest";
import type { Conversation } from "#contract/messaging.ts";
import {
  closedBecause,
  firstToOpen,
  headLine,
  inOrder,
  lastAt,
  othersIn,
  wayBackOf,
} from "./conversations.ts";

const conversation = (given: Partial<Conversation>) =>
  ({
    candidate: { fullName: "Ann Field" },
    applicationState: "pipeline",
    closed: true,
    archived: true,
    ...given,
  }) as Conversation;

describe("conversations: where nobody can write anymore", () => {
  test.each([
    ["company", { applicationState: "pipeline" }, "unArchiveAndOpen"],
    ["company", { applicationState: "pipeline", archived: false }, "unArchiveAndOpen"],
    ["company", { applicationState: "declined" }, "unArchive"],
    ["company", { applicationState: "declined", archived: false }, undefined],
    ["candidate", { applicationState: "pipeline" }, "unArchive"],
    ["candidate", { applicationState: "pipeline", archived: false }, undefined],
  ] as const)("the %s, %o: %s", (side, given, move) => {
    expect(wayBackOf(conversation(given), side)?.move).toBe(move);
    expect(closedBecause(conversation(given), side)).toMatch(/closed/);
  });

  test.each([
    ["company", "once Ann accepts"],
    ["candidate", "Accept the invitation"],
  ] as const)(
    "before an invitation is accepted the %s is told what opens the conversation",
    (side, words) => {
      const invited = conversation({ applicationState: "outbound", archived: false });
      expect(wayBackOf(invited, side)).toBeNull();
      expect(closedBecause(invited, side)).toContain(words);
    },
  );

  test("an open conversation needs no way back", () => {
    expect(wayBackOf(conversation({ closed: false }), "company")).toBeNull();
    expect(closedBecause(conversation({ closed: false }), "company")).toBeNull();
  });

  test("who may not message people is told so, and only on the team's side", () => {
    const can = { ...allPermissions({ messages: false }), actTowardsOthers: true };
    const open = conversation({ closed: false });
    expect(closedBecause(open, "company", can)).toMatch(/permission to message people/);
    expect(closedBecause(open, "candidate", can)).toBeNull();
  });
});

test("conversations: the conversation that opened by itself stays open when others come before it", () => {
  const [ann, bo, cy] = ["ann", "bo", "cy"].map((applicationId) => conversation({ applicationId }));
  expect(firstToOpen([ann!, bo!], "")).toBe(ann);
  expect(firstToOpen([cy!, bo!, ann!], "ann")).toBe(ann);
  expect(firstToOpen([cy!, bo!], "ann")).toBe(cy);
  expect(firstToOpen([], "ann")).toBeUndefined();
});

test("conversations: conversations are in the order of the times they show, and reading one moves none", () => {
  const listed = (applicationId: string, lastActivityAt: string, unread = 0) =>
    conversation({ applicationId, cid: applicationId, lastActivityAt, unread });
  const items = [
    listed("old", "2026-11-19T09:00:00Z", 3),
    listed("new", "2026-11-22T08:00:00Z"),
    listed("live", "2026-11-20T09:00:00Z"),
  ];
  const live = new Map([["live", { last: { created_at: "2026-11-22T09:00:00.000Z" } }]]) as never;
  expect(inOrder(items, live).map(({ applicationId }) => applicationId)).toEqual(["live", "new", "old"]);
  expect(lastAt(items[2]!, { last: { created_at: "2026-11-19T09:00:00Z" } } as never)).toBe(
    "2026-11-20T09:00:00Z",
  );
});

describe("conversations: the head", () => {
  const person = (userId: string, fullName: string) => ({ userId, fullName, profilePicture: null });
  const shown = conversation({
    job: { id: "", jobTitle: "Welder" },
    shownAs: "screen",
    candidate: { id: "", ...person("ann", "Ann Field") },
    team: [person("marit", "Marit Oakes"), person("joel", "Joel Berg")],
  });
  const here = new Set(["ann", "joel"]);
  test.each([
    ["candidate", true, "Welder, screen. With Marit Oakes and Joel Berg. Joel Berg is online"],
    ["candidate", false, "Welder, screen. With Marit Oakes and Joel Berg"],
    ["company", true, "Welder, screen. Online"],
    ["company", false, "Welder, screen"],
  ] as const)("for the %s, online %s: %s", (side, online, words) => {
    expect(headLine(shown, side, { online, here })).toBe(words);
  });
});

test("conversations: everyone of a team can be blocked", () => {
  const team = ["marit", "joel"].map((userId) => ({ userId, fullName: userId, profilePicture: null }));
  const shown = conversation({
    team,
    candidate: { id: "", userId: "ann", fullName: "Ann", profilePicture: null },
  });
  expect(othersIn(shown, "candidate").map(({ userId }) => userId)).toEqual(["marit", "joel"]);
  expect(othersIn(shown, "company").map(({ userId }) => userId)).toEqual(["ann"]);
});
