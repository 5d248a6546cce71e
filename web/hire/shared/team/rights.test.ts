import { expect, test } from "vitest";
import { type TeamPermission, teamPermissions } from "#contract/team-rights.ts";
import type { TeamMember } from "#contract/team-shapes.ts";
import { closedBecause, rightsNote, whoMay } from "./rights.ts";

const all = {
  company: true,
  team: true,
  jobs: true,
  publish: true,
  stages: true,
  applicants: true,
  salaries: true,
  messages: true,
  sourcing: true,
  billing: true,
  integrations: true,
  actTowardsOthers: true,
};

test.each(teamPermissions)(
  "team rights: a screen that changes what needs %s says so beforehand",
  (changes) => {
    expect(rightsNote({ changes }, { ...all, [changes]: false })).toMatch(
      /^You have view-only access here\. /,
    );
    expect(rightsNote({ changes }, all)).toBeNull();
  },
);

test("team rights: a screen that needs nothing is everyone's", () => {
  const nothing = Object.fromEntries(Object.keys(all).map((name) => [name, false])) as typeof all;
  expect(rightsNote({}, nothing)).toBeNull();
  expect(closedBecause({}, nothing)).toBeNull();
});

test("team rights: a screen with secrets is closed to members who may not change them", () => {
  const secrets = { changes: "integrations", closed: true } as const;
  expect(closedBecause(secrets, { ...all, integrations: false })).toBe("integrations");
  expect(rightsNote(secrets, { ...all, integrations: false })).toBeNull();
  expect(closedBecause(secrets, null)).toBe("integrations");
  expect(closedBecause(secrets, all)).toBeNull();
});

test("team rights: a member who may not look for people sees none, and nobody does before the addresses are confirmed", () => {
  const people = { showsPeople: true } as const;
  expect(closedBecause(people, { ...all, sourcing: false, actTowardsOthers: false })).toBe("sourcing");
  expect(closedBecause(people, { ...all, actTowardsOthers: false })).toBe("unverified");
  expect(closedBecause(people, null)).toBe("sourcing");
  expect(closedBecause(people, all)).toBeNull();
});

const member = (fullName: string, ...held: TeamPermission[]) =>
  ({
    fullName,
    disabled: false,
    closed: false,
    permissions: Object.fromEntries(teamPermissions.map((name) => [name, held.includes(name)])),
  }) as TeamMember;
const five = ["Ana", "Ben", "Cal", "Dee", "Eve"];

test.each([
  [[member("Ana", "team", "jobs")], "Ana can do this and give you permission."],
  [
    [member("Ana", "team", "jobs"), member("Ben", "jobs", "team"), member("Cal")],
    "Ana and Ben can do this and give you permission.",
  ],
  [
    five.map((name) => member(name, "team", "jobs")),
    "Ana, Ben, Cal and 2 others can do this and give you permission.",
  ],
  [[member("Ana", "team"), member("Ben", "jobs")], "Ben can. Ana can give you permission."],
  [[member("Ana", "team", "jobs"), member("Ben", "jobs")], "Ana and Ben can. Ana can give you permission."],
  [[member("Ana", "team")], "No one on your team can. Ana can give you permission."],
  [[member("Ana")], "No one on your team can."],
  [
    [{ ...member("Ana", "team", "jobs"), closed: true }, member("Ben", "team")],
    "No one on your team can. Ben can give you permission.",
  ],
])("team rights: whom to ask %#", (team, words) => {
  expect(whoMay(team, "jobs")).toBe(words);
});
