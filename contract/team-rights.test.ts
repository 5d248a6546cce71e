import { expect, test } from "vitest";
import { allPermissions } from "./team-rights.ts";

test.each([
  [{}, { jobs: true, publish: true, integrations: true }],
  [{ jobs: false }, { jobs: false, publish: false, stages: true }],
  [{ company: false }, { stages: false, integrations: false, publish: true }],
  [
    { jobs: false, publish: true },
    { jobs: false, publish: true },
  ],
])("team rights: given %j, a part follows its whole until someone decides otherwise", (given, expected) => {
  expect(allPermissions(given)).toMatchObject(expected);
});
