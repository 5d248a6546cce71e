import { expect, test } from "vitest";
import { sentSources, ways } from "#contract/application-sources.ts";
import { sourceIn } from "./job-address.ts";

test.each([
  ["from=matches", "Matches"],
  ["from=search&pTag=joel", "Search"],
  ["from=market", "Marketplace"],
  ["from=assistant", "Assistant"],
  ["from=careers", "Careers page"],
  ["pTag=joel", "Shared link"],
  ["from=constructor", "Job page"],
  ["", "Job page"],
])("application sources: who comes by %s came by %s", (address, source) => {
  expect(sourceIn(new URLSearchParams(address))).toBe(source);
});

test("application sources: every way leads to one that may be sent", () => {
  for (const source of Object.values(ways)) expect(sentSources).toContain(source);
});
