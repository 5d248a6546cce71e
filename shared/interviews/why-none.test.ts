import { expect, test } from "vitest";
import { whyNoInterview } from "./why-none.ts";

test.each([
  ["pipeline", "screen", "screen", null],
  ["accepted", null, "interview", null],
  ["pipeline", "hired", "hired", "Already hired"],
  ["denied", "interview", "passed", "You rejected this person"],
  ["declined", "screen", "withdrawn", "This person withdrew their application"],
  ["declined", null, "declined", "This person declined your invitation"],
  ["expired", null, "expired", "This application has expired"],
  ["outbound", null, "invited", "Your invitation hasn’t been answered yet"],
  ["pending", null, "pending", "Not in your pipeline yet"],
  ["review", null, "review", "Not in your pipeline yet"],
])("interviews: %s at %s, known as %s: %s", (applicationState, stage, shownAs, why) => {
  expect(whyNoInterview({ applicationState, stage, shownAs })?.why ?? null).toBe(why);
});
