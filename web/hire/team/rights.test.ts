import { expect, test } from "vitest";
import { rightsNote } from "./rights.ts";

const everything = { company: true, team: true, jobs: true, applicants: true, sourcing: true, billing: true };
const nothing = {
  company: false,
  team: false,
  jobs: false,
  applicants: false,
  sourcing: false,
  billing: false,
};

test.each([
  ["/hire/applicants", "review applicants"],
  ["/hire/pipeline", "review applicants"],
  ["/hire/jobs/new", "edit jobs"],
  ["/hire/jobs/1/advertise", "edit jobs"],
  ["/hire/company", "edit the company"],
  ["/hire/team", "manage the team"],
])("team rights: %s says beforehand that one may not %s", (path, what) => {
  const note = `You have view-only access here. Your team hasn’t given you permission to ${what}.`;
  expect([rightsNote(path, nothing), rightsNote(path, everything)]).toEqual([note, null]);
});

test.each(["/hire/messages", "/hire/notifications", "/hire/settings"])(
  "team rights: %s is everybody's",
  (path) => {
    expect(rightsNote(path, nothing)).toBeNull();
  },
);
