import { expect, test } from "vitest";
import { teamPermissions } from "#contract/team-rights.ts";
import { closedBecause, rightsNote } from "./rights.ts";

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
