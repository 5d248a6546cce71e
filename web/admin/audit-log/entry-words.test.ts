import { expect, test } from "vitest";
import { actionWords, actorWords, changesOf } from "./entry-words.ts";

test("audit log: actions read like words", () => {
  expect(actionWords("team.inviteChanged")).toBe("Team: invite changed");
  expect(actionWords("company.changed")).toBe("Company: changed");
});

test("audit log: only what differs is shown, in words", () => {
  expect(
    changesOf(
      { companyName: "Salt", remoteFirst: false, size: 3 },
      { companyName: "Saltmarsh", remoteFirst: true, size: 3 },
    ),
  ).toEqual([
    { field: "Company name", before: "Salt", after: "Saltmarsh" },
    { field: "Remote first", before: "no", after: "yes" },
  ]);
  expect(changesOf(null, { email: "a@b.example" })).toEqual([
    { field: "Email", before: "nothing", after: "a@b.example" },
  ]);
});

test("audit log: times are told as people write them", () => {
  const [change] = changesOf(null, { publishAt: "2026-11-15T12:35:55.315Z" });
  expect(change?.after).toMatch(/^Nov 15, 2026, /);
});

test("audit log: an administrator viewing as someone is named with them", () => {
  const looking = {
    actorName: "Ada Admin",
    actorKind: "admin",
    onBehalfOf: "u1",
    onBehalfOfName: "Ann Reed",
  } as const;
  expect(actorWords(looking)).toBe("Ada Admin, viewing as Ann Reed");
  expect(actorWords({ actorName: null, actorKind: "system", onBehalfOf: null, onBehalfOfName: null })).toBe(
    "System",
  );
});
