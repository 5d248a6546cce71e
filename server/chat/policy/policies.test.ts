import { expect, test } from "vitest";
import { holds } from "./conditions.ts";
import { decide, readPolicies } from "./policies.ts";

const [denyWriting] = readPolicies([
  { name: "No writing", action: "Deny", priority: 500, resources: ["CreateMessage"], roles: ["guest"] },
]);
const allowAll = {
  name: "Allow all",
  action: "Allow" as const,
  owner: false,
  priority: 999,
  resources: ["*"],
  roles: ["*"],
};
const denyAll = { ...allowAll, name: "Deny all", action: "Deny" as const, priority: 1 };
const [ownersWrite] = readPolicies([{ name: "Owners", owner: true, priority: 600 }]);

test.each([
  ["nothing is said", [], "user", false, null],
  ["everything is allowed, at the highest priority", [denyAll, allowAll], "user", false, "Allow"],
  ["everything else is denied, at the lowest", [denyAll], "user", false, "Deny"],
  ["a role is named", [denyWriting!, denyAll], "guest", false, "Deny"],
  ["another role is named", [denyWriting!], "user", false, null],
  ["the thing is one's own", [ownersWrite!, denyWriting!], "guest", true, "Allow"],
  ["the thing is someone else's", [ownersWrite!, denyWriting!], "guest", false, "Deny"],
  ["two of one priority differ", [{ ...allowAll, priority: 1 }, denyAll], "user", false, "Deny"],
])("chat policies: decide when %s", (_, policies, role, isOwner, verdict) => {
  expect(decide(policies, { resource: "CreateMessage", roles: [role], isOwner })).toBe(verdict);
});

test("chat policies: one without details allows everything to everyone", () => {
  expect(readPolicies([{ name: "Allow all" }])).toEqual([allowAll]);
  expect(readPolicies([{ name: "x", action: 0 }])[0]!.action).toBe("Deny");
  for (const wrong of [{}, { name: "x", priority: 1000 }, { name: "x", action: "Maybe" }])
    expect(() => readPolicies([wrong])).toThrow();
});

const facts = {
  subject: { id: "ann", teams: ["red"], trusted: "true" },
  object: { owner_id: "ann", team: "red" },
};
test.each([
  [{ "$subject.id": { $exists: true } }, true],
  [{ "$subject.id": "$object.owner_id" }, true],
  [{ "$subject.trusted": { $eq: true } }, true],
  [{ "$subject.missing": { $eq: "x" } }, false],
  [{ "$subject.teams": { $contains: "$object.team" } }, true],
  [{ $or: [{ "$subject.id": "bo" }, { "$object.team": { $in: ["red"] } }] }, true],
  [{ $nor: [{ "$subject.id": "ann" }] }, false],
  [{ "$subject.id": { $near: 1 } }, false],
])("the condition %j holds: %s", (condition, expected) => {
  expect(holds(condition, facts)).toBe(expected);
});
