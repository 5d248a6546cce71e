import { describe, expect, test } from "vitest";
import type { Conversation } from "#contract/messaging.ts";
import { closedBecause, firstToOpen, othersIn, wayBackOf } from "./conversations.ts";

const conversation = (given: Partial<Conversation>) =>
  ({
    candidate: { fullName: "Ann Field" },
    applicationState: "pipeline",
    closed: true,
    archived: true,
    ...given,
  }) as Conversation;

describe("where nobody writes any more", () => {
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

  test("an open conversation needs no way back", () => {
    expect(wayBackOf(conversation({ closed: false }), "company")).toBeNull();
    expect(closedBecause(conversation({ closed: false }), "company")).toBeNull();
  });
});

test("the conversation that opened by itself stays open when others come before it", () => {
  const [ann, bo, cy] = ["ann", "bo", "cy"].map((applicationId) => conversation({ applicationId }));
  expect(firstToOpen([ann!, bo!], "")).toBe(ann);
  expect(firstToOpen([cy!, bo!, ann!], "ann")).toBe(ann);
  expect(firstToOpen([cy!, bo!], "ann")).toBe(cy);
  expect(firstToOpen([], "ann")).toBeUndefined();
});

test("everybody of a team can be blocked", () => {
  const team = ["marit", "joel"].map((userId) => ({ userId, fullName: userId, profilePicture: null }));
  const talk = conversation({
    team,
    candidate: { id: "", userId: "ann", fullName: "Ann", profilePicture: null },
  });
  expect(othersIn(talk, "candidate").map(({ userId }) => userId)).toEqual(["marit", "joel"]);
  expect(othersIn(talk, "company").map(({ userId }) => userId)).toEqual(["ann"]);
});
