import { expect, test } from "vitest";
import { readBytes } from "./read-bytes.ts";

test.each([
  [
    "a phrase of the summary",
    "Profile\nResults Driven Professional with results in driven teams.\nAcute Medicine",
  ],
  ["an employer", "Work Experience\nCook\nThe Copper Heron\n2019 – 2021"],
  ["a place", "Andhra Pradesh\nSummary\nWelds pipes in harbours since 2011, mostly at night."],
  ["a skill", "Machine Learning\nSkills\nMachine Learning, Python"],
])("resume names: %s is no name", async (_, text) => {
  const read = await readBytes({ bytes: new TextEncoder().encode(text), fileName: "resume.txt" });
  expect(read.fullName).toBeNull();
  expect(read.warnings).toContain("We couldn’t find a name.");
});
