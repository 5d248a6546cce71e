import { describe, expect, test } from "vitest";
import type { Conversation } from "#contract/messaging.ts";
import { closedBecause, wayBackOf } from "./conversations.ts";

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
