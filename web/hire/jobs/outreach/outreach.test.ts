import { expect, test } from "vitest";
import type { ContactedPerson, PlannedPerson } from "#contract/outreach.ts";
import { earlierWords, progressWords } from "./outreach.ts";

test("outreach: says who wrote to someone before, and when", () => {
  const words = (earlier: PlannedPerson["earlier"]) => earlierWords({ earlier } as PlannedPerson);
  expect(words({ name: "Dilip Rao", mine: false, days: 9 })).toBe("Dilip Rao wrote to them 9 days ago.");
  expect(words({ name: "Marit Oakes", mine: true, days: 0 })).toBe("You wrote to them today.");
  expect(words(null)).toBeNull();
});

test("outreach: says how far it went", () => {
  const person = { sent: 1, steps: 3, by: "Marit Oakes" } as ContactedPerson;
  expect(progressWords(person)).toBe("1 of 3 messages sent by Marit Oakes");
});
